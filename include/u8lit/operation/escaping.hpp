// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_ESCAPING_HPP
#define U8LIT_OPERATION_ESCAPING_HPP

#include <u8lit/text/text_builder.hpp>
#include <u8lit/transcoding/writing_operation.hpp>
#include <u8lit/base/begin.hpp>

// What all notations with escapes have in common. A notation says which characters stand for themselves, and how the
// others are written in ASCII. Each character is escaped by itself, so what is escaped in parts is escaped as a whole.

namespace u8lit::detail {

// What an option is set to, known by its type, so that text_constants can be made with it.
template <class Option, bool Value>
struct known_option {
  U8LIT_ABI constexpr operator Option() const noexcept { return Option{Value}; }
};

}  // namespace u8lit::detail

namespace u8lit {

// Whether characters beyond ASCII stay or are escaped, too: `beyond_ascii::kept`, `beyond_ascii::escaped`, or at run time
// `beyond_ascii{are_escaped}`.
struct beyond_ascii {
  bool are_escaped;

  static const detail::known_option<beyond_ascii, false> kept;
  static const detail::known_option<beyond_ascii, true> escaped;
};
inline constexpr detail::known_option<beyond_ascii, false> beyond_ascii::kept{};
inline constexpr detail::known_option<beyond_ascii, true> beyond_ascii::escaped{};

}  // namespace u8lit

namespace u8lit::detail {

// What stands for one scalar value: up to 12 characters of ASCII, such as `\uD83D\uDE00` and `%F0%9F%98%80`.
struct written_escape {
  char characters[12]{};
  size_t size = 0;

  U8LIT_ABI constexpr void append(utf8_character character) noexcept {
    characters[size++] = static_cast<char>(character);
  }
  // In so many digits of so many bits each.
  U8LIT_ABI constexpr void append(char32_t number, unsigned digits, unsigned bits = 4) noexcept {
    while (digits-- > 0) append(u8"0123456789ABCDEF"[number >> digits * bits & ((1u << bits) - 1)]);
  }
};

// Characters that a notation has a letter for, in the same order.
struct lettered_escapes {
  const utf8_character* letters;
  const utf8_character* characters;

  // 0 where there is none.
  U8LIT_ABI constexpr utf8_character letter_for(char32_t character) const noexcept {
    return counterpart(characters, letters, character);
  }
  U8LIT_ABI constexpr utf8_character character_for(char32_t letter) const noexcept {
    return counterpart(letters, characters, letter);
  }

 private:
  U8LIT_ABI static constexpr utf8_character counterpart(const utf8_character* from, const utf8_character* to,
                                                        char32_t sought) noexcept {
    if (sought > 0x7F) return {};
    size_t at = 0;
    while (from[at] && from[at] != static_cast<utf8_character>(sought)) ++at;
    return from[at] ? to[at] : utf8_character{};
  }
};

// Text that is not escaped any more.
struct no_escapes {
  U8LIT_ABI static constexpr bool keeps(char32_t) noexcept { return true; }
  U8LIT_ABI static constexpr size_t escape_length(scalar_value) noexcept { return 0; }
  U8LIT_ABI static constexpr written_escape escape_for(scalar_value) noexcept { return {}; }
};

// Room for what is written in a notation. Without `units` it only counts.
template <class Notation, code_unit Unit>
struct escaping_target {
  using value_type = scalar_value;

  Unit* units;
  size_t size;
  Notation notation;

  U8LIT_ABI constexpr size_t length(scalar_value value) const noexcept {
    return notation.keeps(value) ? detail::encoded_length<Unit>(value) : notation.escape_length(value);
  }
  U8LIT_ABI constexpr void put(size_t at, scalar_value value) const noexcept {
    if (!units) return;
    if (notation.keeps(value)) {
      u8lit::encode_to(units + at, value);
    } else {
      const written_escape written = notation.escape_for(value);
      for (size_t each = 0; each < written.size; ++each) units[at + each] = static_cast<Unit>(written.characters[each]);
    }
  }
};

// Whether a unit of ASCII stands for itself in a source.
template <class Source>
struct stands_for_itself;
template <code_unit Unit>
struct stands_for_itself<form_source<Unit>> {
  U8LIT_ABI static constexpr bool test(char32_t) noexcept { return true; }
};

template <class Source, class Notation, code_unit Out>
struct bulk_copy<Source, escaping_target<Notation, Out>> {
  U8LIT_ABI static constexpr void advance(Source in, escaping_target<Notation, Out> out, size_t& read,
                                          size_t& written) noexcept {
    for (; read < in.size && written < out.size; ++read, static_cast<void>(++written)) {
      const char32_t unit = detail::to_unsigned(in.units[read]);
      if (unit >= 0x80 || !stands_for_itself<Source>::test(unit) || !out.notation.keeps(unit)) return;
      if (out.units) out.units[written] = static_cast<Out>(unit);
    }
  }
};

// What `escape_...` do, each in its notation. With a null `out` of size npos it only counts.
template <class Notation, code_unit In, code_unit Out>
U8LIT_ABI constexpr transcoded escape_in(Notation notation, const In* in, size_t size, Out* out,
                                         size_t out_size) noexcept {
  const escaping_target<Notation, Out> target{out, out_size, notation};
  return detail::transcode_between(form_source<In>{in, size}, target, on_fault::stop);
}

// How much `Write{}` would write.
template <code_unit Unit, class Write>
inline constexpr size_t size_written_by = Write{}(static_cast<Unit*>(nullptr), npos).written;

// The text_constant of what `Write{}` writes to the room that it is called with: none to count, and then enough.
template <code_unit Unit, class Write>
consteval auto unchecked_text_written_by(Write) noexcept {
  return detail::build_unchecked_text<Unit, size_written_by<Unit, Write>>(Write{});
}

// `Notation` is what text of a code unit type is written in. It has one member, the option.
template <template <class> class Notation, class Option>
struct escaping_operation : transcoding_operation<escaping_operation<Notation, Option>> {
  template <code_unit In, code_unit Out>
  U8LIT_ABI static constexpr transcoded apply(const In* in, size_t size, Out* out, size_t out_size,
                                              Option option = known_option<Option, false>{}) noexcept {
    return detail::escape_in(Notation<In>{option}, in, size, out, out_size);
  }

  using transcoding_operation<escaping_operation>::operator();
  template <auto Text, bool Set = false>
  [[nodiscard]] consteval auto operator()(text_constant<Text>, known_option<Option, Set> = {}) const noexcept {
    using unit = typename text_constant<Text>::unit_type;
    return detail::unchecked_text_written_by<unit>([](unit* out, size_t size) {
      return apply(text_constant<Text>::data(), text_constant<Text>::size(), out, size, Option{Set});
    });
  }
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

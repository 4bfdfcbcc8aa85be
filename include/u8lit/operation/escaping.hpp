// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_ESCAPING_HPP
#define U8LIT_OPERATION_ESCAPING_HPP

#include <u8lit/text/text_builder.hpp>
#include <u8lit/transcoding/writing_operation.hpp>
#include <u8lit/base/begin.hpp>

// What all notations with escapes share: C, JSON and percent-encoding. A notation says which characters stand for
// themselves, and how the others are written in ASCII. Each character is escaped on its own, so the parts of a text can
// be escaped one by one. Notations have the same members, and their operations the same calls, which each documents in
// full, because editors show the documentation of one at a time.

namespace u8lit::detail {

// A value of an option, as a type, so that the result can be a text_constant.
template <class Option, bool Value>
struct constant_option {
  U8LIT_ABI constexpr operator Option() const noexcept { return Option{Value}; }
};

}  // namespace u8lit::detail

namespace u8lit {

/// An option of `escape_c` and `escape_json`: whether characters beyond ASCII are kept or escaped.
/// \code
/// static_assert(escape_json("é"_text, beyond_ascii::escaped) == "\\u00E9"_text);
/// escape_json(text, buffer, beyond_ascii{is_output_ascii});
/// \endcode
struct beyond_ascii {
  bool are_escaped;  ///< the option's value, at run time

  static const detail::constant_option<beyond_ascii, false> kept;    ///< keep them, the default
  static const detail::constant_option<beyond_ascii, true> escaped;  ///< escape them
};
inline constexpr detail::constant_option<beyond_ascii, false> beyond_ascii::kept{};
inline constexpr detail::constant_option<beyond_ascii, true> beyond_ascii::escaped{};

}  // namespace u8lit

namespace u8lit::detail {

// Where the escape of a scalar value is written: ASCII characters, such as `\uD83D\uDE00` and `%F0%9F%98%80`.
template <code_unit Unit>
struct escape_writer {
  Unit* end;

  U8LIT_ABI constexpr void append(utf8_character character) noexcept { *end++ = static_cast<Unit>(character); }
  // Appends a number in that many digits of that many bits each.
  U8LIT_ABI constexpr void append(char32_t number, unsigned digits, unsigned bits = 4) noexcept {
    while (digits-- > 0) append(u8"0123456789ABCDEF"[number >> digits * bits & ((1u << bits) - 1)]);
  }
};

// Characters with a short escape, such as \n, and their letters, in the same order.
struct short_escape_table {
  const utf8_character* letters;
  const utf8_character* characters;

  // 0 if there is none.
  U8LIT_ABI constexpr utf8_character letter_for(char32_t character) const noexcept {
    return counterpart(characters, letters, character);
  }
  U8LIT_ABI constexpr utf8_character character_for(char32_t letter) const noexcept {
    return counterpart(letters, characters, letter);
  }

 private:
  U8LIT_ABI static constexpr utf8_character counterpart(const utf8_character* from, const utf8_character* to,
                                                        char32_t needle) noexcept {
    if (needle > 0x7F) return {};
    size_t at = 0;
    while (from[at] && from[at] != static_cast<utf8_character>(needle)) ++at;
    return from[at] ? to[at] : utf8_character{};
  }
};

// The ASCII characters that text in a notation has only in escapes: those below `First`, and others.
template <octet First, octet... Others>
struct escaped_ascii {
  // Whether none of them is among eight octets. In each number, the high bits mark the octets that are one, and maybe
  // others after it, because the subtraction borrows (Mycroft's test).
  U8LIT_ABI static bool are_not_in(unsigned long long octets) noexcept {
    constexpr unsigned long long each = ~0ull / 0xFF;
    const auto mark_zeros = [](unsigned long long difference) { return (difference - each) & ~difference; };
    return ((((octets - each * First) & ~octets) | ... | mark_zeros(octets ^ each * Others)) & each << 7) == 0;
  }
};

// The notation of text without escapes, the output of unescaping.
struct no_escapes {
  U8LIT_ABI static constexpr bool writes_beyond_ascii_unescaped() noexcept { return true; }
  U8LIT_ABI static constexpr bool writes_unescaped(char32_t) noexcept { return true; }
  U8LIT_ABI static constexpr size_t escape_length(scalar_value) noexcept { return 0; }
  template <code_unit Unit>
  U8LIT_ABI static constexpr void write_escape(escape_writer<Unit>, scalar_value) noexcept {}
};

// A buffer for text in a notation. Without `units` it only measures.
template <class Notation, code_unit Unit>
struct escaping_target {
  using value_type = scalar_value;

  Unit* units;
  size_t size;
  Notation notation;

  U8LIT_ABI constexpr size_t length(scalar_value value) const noexcept {
    return notation.writes_unescaped(value) ? detail::encoded_length<Unit>(value) : notation.escape_length(value);
  }
  U8LIT_ABI constexpr void put(size_t at, scalar_value value) const noexcept {
    if (!units) return;
    if (notation.writes_unescaped(value)) u8lit::encode_to(units + at, value);
    else notation.write_escape(escape_writer<Unit>{units + at}, value);
  }
};

// The ASCII code units that stand for themselves in a source. Other characters do in every source.
template <class Source>
struct verbatim_units;
template <code_unit Unit>
struct verbatim_units<form_source<Unit>> {
  using unit = Unit;

  U8LIT_ABI static constexpr bool contains(char32_t) noexcept { return true; }
};

// Copies what stands for itself in the source and in the target: ASCII and, from UTF-8 to UTF-8 at run time, other
// characters of input that has been validated in windows, unless the input or the output is short. Mixed text takes a
// fifth of the time of decoding it (g++ 12).
template <class Source, class Notation, code_unit Out>
struct verbatim_copy {
  static constexpr bool copies_sequences = utf8_unit<typename verbatim_units<Source>::unit> && utf8_unit<Out>;
  static constexpr size_t smallest_window = 32, largest_window = 4096;

  size_t valid_end = 0;  // up to which the input is known to be well-formed

  U8LIT_ABI constexpr void advance(Source in, escaping_target<Notation, Out> out, size_t& read,
                                   size_t& written) noexcept {
    if constexpr (copies_sequences) {
      if (!__builtin_is_constant_evaluated() && out.notation.writes_beyond_ascii_unescaped()) {
        // What is read and not written is validated again by the next call, so a window is no larger than the room.
        const size_t rest = in.size - read, room = out.size - written;
        size_t window = rest < largest_window ? rest : largest_window;
        if (room < window) window = room;
        if (read >= valid_end && window >= smallest_window)
          valid_end = read + detail::runtime_valid_prefix(in.units + read, window);
        if (read < valid_end) {
          size_t end = valid_end;
          if (room < end - read) end = detail::floor_boundary(in.units, in.size, read + room);
          if constexpr (requires { verbatim_units<Source>::contains_all(0); }) {
            for (unsigned long long octets; out.units && end - read >= sizeof octets; read += sizeof octets) {
              __builtin_memcpy(&octets, in.units + read, sizeof octets);
              if (!verbatim_units<Source>::contains_all(octets)) break;
              __builtin_memcpy(out.units + written, &octets, sizeof octets);
              written += sizeof octets;
            }
          }
          for (; read < end; ++read, static_cast<void>(++written)) {
            const char32_t unit = detail::to_unsigned(in.units[read]);
            if (unit < 0x80 && !(verbatim_units<Source>::contains(unit) && out.notation.writes_unescaped(unit)))
              break;
            if (out.units) out.units[written] = static_cast<Out>(unit);
          }
          return;
        }
      }
    }
    for (; read < in.size && written < out.size; ++read, static_cast<void>(++written)) {
      const char32_t unit = detail::to_unsigned(in.units[read]);
      if (unit >= 0x80 || !verbatim_units<Source>::contains(unit) || !out.notation.writes_unescaped(unit)) return;
      if (out.units) out.units[written] = static_cast<Out>(unit);
    }
  }
};

template <class Source, class Notation, code_unit Out>
struct bulk_copy<Source, escaping_target<Notation, Out>> : verbatim_copy<Source, Notation, Out> {};

// Escapes in a notation. With a null `out` of size npos it only measures.
template <class Notation, code_unit In, code_unit Out>
U8LIT_ABI constexpr transcoded escape_in(Notation notation, const In* in, size_t size, Out* out,
                                         size_t out_size) noexcept {
  const escaping_target<Notation, Out> target{out, out_size, notation};
  return detail::transcode_between(form_source<In>{in, size}, target, on_fault::stop);
}

// How many code units `Write{}` writes.
template <code_unit Unit, class Write>
inline constexpr size_t measured_size = Write{}(static_cast<Unit*>(nullptr), npos).written;

// Builds a text_constant by calling `Write{}(out, size)` twice: with a null `out` to measure, then to write.
template <code_unit Unit, class Write>
consteval auto make_measured_text(Write) noexcept {
  return detail::make_unchecked_text<Unit, measured_size<Unit, Write>>(Write{});
}

// `Notation<Unit>` is the notation for input of a code unit type. It has one member, the option.
template <template <class> class Notation, class Option>
struct escaping_operation final : transcoding_operation<escaping_operation<Notation, Option>>, writes_text_of_text {
  template <code_unit In, code_unit Out>
  U8LIT_ABI static constexpr transcoded apply(const In* in, size_t size, Out* out, size_t out_size,
                                              Option option = constant_option<Option, false>{}) noexcept {
    return detail::escape_in(Notation<In>{option}, in, size, out, out_size);
  }

  using transcoding_operation<escaping_operation>::operator();
  /// Escapes a text_constant at compile time. An option of the operation may follow. Complexity: linear.
  /// \return a text_constant of the same code unit type
  template <auto Text, bool Value = false>
  [[nodiscard]] consteval auto operator()(text_constant<Text>, constant_option<Option, Value> = {}) const noexcept {
    using unit = typename text_constant<Text>::unit_type;
    return detail::make_measured_text<unit>([](unit* out, size_t size) {
      return apply(text_constant<Text>::data(), text_constant<Text>::size(), out, size, Option{Value});
    });
  }
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

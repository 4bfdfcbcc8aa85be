// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_UNESCAPING_HPP
#define U8LIT_OPERATION_UNESCAPING_HPP

#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/encoding/numeral.hpp>
#include <u8lit/operation/escaping.hpp>
#include <u8lit/base/begin.hpp>

// What reading escapes has in common. Besides the faults of the input's own form there are `invalid_escape`,
// `truncated` where the input ends inside an escape, `unescaped`, and those of the code units that escapes are numbers
// of. A fault's length is, as everywhere, that of what was right so far, but of at least one code unit.

namespace u8lit::detail {

// An escape that is right up to `length`, where the input ends or something else stands than must.
U8LIT_ABI constexpr decoded broken_escape(size_t length, size_t size) noexcept {
  return {replacement_character, length, length == size ? fault::truncated : fault::invalid_escape};
}

// The number in an escape whose digits begin at `at`: as many as there are from `least` to `most`.
template <code_unit Unit>
U8LIT_ABI constexpr decoded read_number(const Unit* units, size_t size, size_t at, unsigned base, size_t least,
                                        size_t most) noexcept {
  char32_t number = 0;
  for (size_t digits = 0; digits < most; ++digits, static_cast<void>(++at)) {
    const unsigned digit = at < size ? numeral::digit(units[at]) : base;
    if (digit >= base && digits < least) return broken_escape(at, size);
    if (digit >= base) break;
    number = number > code_points.last ? numeral::too_large : number * base + digit;
  }
  return {number, at, fault::none};
}

// The same, between braces.
template <code_unit Unit>
U8LIT_ABI constexpr decoded read_braced_number(const Unit* units, size_t size, size_t at, unsigned base) noexcept {
  if (at == size || detail::to_unsigned(units[at]) != U'{') return broken_escape(at, size);
  const decoded number = detail::read_number(units, size, at + 1, base, 1, size);
  if (!number) return number;
  if (number.length == size || detail::to_unsigned(units[number.length]) != U'}') return broken_escape(number.length, size);
  return {number.value, number.length + 1, fault::none};
}

// Decodes a sequence of which each code unit is an escape, as `decode_unchecked(units, size)` reads it. Faults are those of
// the form, their lengths count the escapes.
template <code_unit Number, code_unit Unit, class NumberAt>
U8LIT_ABI constexpr decoded decode_numbers(const Unit* units, size_t size, NumberAt decode_unchecked) noexcept {
  Number sequence[longest_sequence]{};
  size_t ends[longest_sequence + 1]{}, number = 0;
  decoded next{};
  do {
    next = decode_unchecked(units + ends[number], size - ends[number]);
    if (!next) break;
    sequence[number] = static_cast<Number>(next.value);
    ends[number + 1] = ends[number] + next.length;
    ++number;
  } while (number < detail::sequence_length(sequence[0]));
  if (number == 0) return next;
  decoded found = u8lit::decode_front(sequence, number);
  if (found.what == fault::truncated && next.what != fault::truncated) found.what = fault::missing_continuation;
  found.length = ends[found.length];
  return found;
}

// What is written in a notation. In it `sign` begins an escape, and others must not stand for themselves.
template <class Notation, code_unit Unit>
struct unescaping_source {
  const Unit* units;
  size_t size;

  U8LIT_ABI constexpr decoded decode(size_t at) const noexcept {
    if (detail::to_unsigned(units[at]) == Notation::sign) return Notation::decode_escape(units + at, size - at);
    const decoded found = u8lit::decode_front(units + at, size - at);
    if (found && !Notation::is_itself(found.value)) return {replacement_character, found.length, fault::unescaped};
    return found;
  }
};

template <class Notation, code_unit Unit>
struct stands_for_itself<unescaping_source<Notation, Unit>> {
  U8LIT_ABI static constexpr bool test(char32_t unit) noexcept {
    return unit != Notation::sign && Notation::is_itself(unit);
  }
};

// What `unescape_...` do, each for its notation. With a null `out` of size npos it only counts.
template <class Notation, code_unit In, code_unit Out>
U8LIT_ABI constexpr transcoded unescape(const In* in, size_t size, Out* out, size_t out_size) noexcept {
  const escaping_target<no_escapes, Out> target{out, out_size, {}};
  return detail::transcode_between(unescaping_source<Notation, In>{in, size}, target, on_fault::stop);
}

namespace unescaping {

// The escape that a refusal shows, in its own characters, as far as they are ASCII.
template <char... Characters>
struct escape;

template <class Notation, unvalidated_literal Text>
inline constexpr transcoded result =
    detail::unescape<Notation>(Text.data(), Text.size(), static_cast<char*>(nullptr), npos);

template <unvalidated_literal Text, size_t At, size_t Count, char... Before>
U8LIT_ABI constexpr auto shown() noexcept {
  if constexpr (Count == 0 || At == Text.size()) return type_identity<escape<Before...>>{};
  else if constexpr (detail::to_unsigned(Text.data()[At]) > 0x7F) return type_identity<escape<Before...>>{};
  else return unescaping::shown<Text, At + 1, Count - 1, Before..., static_cast<char>(Text.data()[At])>();
}

template <class Notation, unvalidated_literal Text>
U8LIT_ABI constexpr auto diagnostic() noexcept {
  if constexpr (constexpr verdict found = result<Notation, Text>.found; found) {
    return type_identity<well_formed_text>{};
  } else {
    // What cannot be part of an escape is shown as well.
    constexpr size_t length = found.length + (found.what == fault::invalid_escape);
    using written = typename decltype(shown<Text, found.offset, length>())::type;
    using place = detail::diagnostic::place_of<typename decltype(Text)::unit_type, found.offset + 1>;
    return type_identity<typename Notation::template refusal<found.what, place, written>>{};
  }
}
template <class Notation, unvalidated_literal Text>
using diagnostic_of = typename decltype(diagnostic<Notation, Text>())::type;

// A literal's text without the escapes.
template <class Notation, unvalidated_literal Text>
consteval auto of() noexcept {
  using unit = typename text_constant<Text>::unit_type;
  return detail::unchecked_text_written_by<unit>([](unit* out, size_t size) {
    return detail::unescape<Notation>(Text.data(), Text.size(), out, size);
  });
}

}  // namespace unescaping

// The inverse.
template <template <class> class Notation>
struct unescaping_operation : transcoding_operation<unescaping_operation<Notation>> {
  template <auto Text>
  using notation_of = Notation<typename decltype(Text)::unit_type>;

  template <code_unit In, code_unit Out>
  U8LIT_ABI static constexpr transcoded apply(const In* in, size_t size, Out* out, size_t out_size) noexcept {
    return detail::unescape<Notation<In>>(in, size, out, out_size);
  }

  using transcoding_operation<unescaping_operation>::operator();
  template <auto Text>
    requires well_formed<unescaping::diagnostic_of<notation_of<Text>, Text>>
  [[nodiscard]] consteval auto operator()(text_constant<Text>) const noexcept {
    return unescaping::of<notation_of<Text>, Text>();
  }
  template <auto Text>
  unescaping::diagnostic_of<notation_of<Text>, Text> operator()(text_constant<Text>) const noexcept;
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

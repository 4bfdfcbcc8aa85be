// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_UNESCAPING_HPP
#define U8LIT_OPERATION_UNESCAPING_HPP

#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/diagnosis/refused.hpp>
#include <u8lit/encoding/numeral.hpp>
#include <u8lit/operation/escaping.hpp>
#include <u8lit/text/shown_text.hpp>
#include <u8lit/base/begin.hpp>

// What all notations share for reading escapes. Besides the faults of the input's encoding form there are:
// `invalid_escape`, `truncated` if the input ends inside an escape, `unescaped` for a character that must be escaped,
// and the faults of the code units that escapes stand for. A fault's length is that of the escapes read or, where an
// escape is invalid, of its valid part, at least one code unit. A notation's `decode_escape` can return a fault of its
// own (encoding/fault.hpp says how to add one); the error for a literal shows it, and the notation's `name`.

namespace u8lit::detail {

// The result for an escape that is valid up to `length`, where the input ends or has an unexpected code unit.
U8LIT_ABI constexpr decoded escape_fault(size_t length, size_t size) noexcept {
  return {replacement_character, length, length == size ? fault::truncated : fault::invalid_escape};
}

// Reads a number in an escape: `least` to `most` digits from `at` on.
template <code_unit Unit>
U8LIT_ABI constexpr decoded read_digits(const Unit* units, size_t size, size_t at, unsigned base, size_t least,
                                        size_t most) noexcept {
  char32_t number = 0;
  for (size_t digits = 0; digits < most; ++digits, static_cast<void>(++at)) {
    const unsigned digit = at < size ? numeral::digit(units[at]) : base;
    if (digit >= base && digits < least) return escape_fault(at, size);
    if (digit >= base) break;
    number = number > code_points.last ? numeral::too_large : number * base + digit;
  }
  return {number, at, fault::none};
}

// As `read_digits`, with braces around any number of digits.
template <code_unit Unit>
U8LIT_ABI constexpr decoded read_braced_digits(const Unit* units, size_t size, size_t at, unsigned base) noexcept {
  if (at == size || detail::to_unsigned(units[at]) != U'{') return escape_fault(at, size);
  const decoded number = detail::read_digits(units, size, at + 1, base, 1, size);
  if (!number) return number;
  if (number.length == size || detail::to_unsigned(units[number.length]) != U'}') {
    return escape_fault(number.length, size);
  }
  return {number.value, number.length + 1, fault::none};
}

// Decodes a sequence of code units, of type Escaped, that are escapes of a notation. `read_unit(units, size)` reads one
// escape. The faults are those of the encoding form; their lengths include the whole escapes.
template <class Notation, code_unit Escaped, code_unit Unit, class ReadUnit>
U8LIT_ABI constexpr decoded decode_escaped_units(const Unit* units, size_t size, ReadUnit read_unit) noexcept {
  Escaped sequence[longest_sequence]{};
  size_t ends[longest_sequence + 1]{}, number = 0;
  decoded next{};
  do {
    const Unit* const rest = units + ends[number];
    const size_t left = size - ends[number];
    const bool begins = left > 0 && detail::to_unsigned(*rest) == Notation::escape_character;
    next = begins ? read_unit(rest, left) : escape_fault(0, left);
    if (!next) break;
    sequence[number] = static_cast<Escaped>(next.value);
    ends[number + 1] = ends[number] + next.length;
    ++number;
  } while (number < detail::sequence_length(sequence[0]));
  if (number == 0) return next;
  decoded result = u8lit::decode_front(sequence, number);
  // The sequence is incomplete, but not because the input ends.
  if (result.what == fault::truncated && next.what != fault::truncated) result.what = fault::missing_continuation;
  result.length = ends[result.length];
  return result;
}

// Input in a notation. `Notation::escape_character` begins an escape; `Notation::reads_unescaped` says which other
// characters are allowed outside of escapes.
template <class Notation, code_unit Unit>
struct unescaping_source {
  const Unit* units;
  size_t size;

  U8LIT_ABI constexpr decoded decode(size_t at) const noexcept {
    if (detail::to_unsigned(units[at]) == Notation::escape_character) {
      return Notation::decode_escape(units + at, size - at);
    }
    const decoded next = u8lit::decode_front(units + at, size - at);
    if (next && !Notation::reads_unescaped(next.value)) return {replacement_character, next.length, fault::unescaped};
    return next;
  }
};

template <class Notation, code_unit Unit>
struct verbatim_units<unescaping_source<Notation, Unit>> {
  using unit = Unit;

  U8LIT_ABI static constexpr bool contains(char32_t unit) noexcept {
    return unit != Notation::escape_character && Notation::reads_unescaped(unit);
  }
  // Whether eight octets include no ASCII character that is not contained.
  U8LIT_ABI static bool contains_all(unsigned long long octets) noexcept
    requires requires { typename Notation::escaped_octets; }
  {
    return Notation::escaped_octets::are_not_in(octets);
  }
};

// Reads text in a notation. With a null `out` of size npos it only measures.
template <class Notation, code_unit In, code_unit Out>
U8LIT_ABI constexpr transcoded unescape(const In* in, size_t size, Out* out, size_t out_size) noexcept {
  const escaping_target<no_escapes, Out> target{out, out_size, {}};
  return detail::transcode_between(unescaping_source<Notation, In>{in, size}, target, on_fault::stop);
}

namespace escape_sequences {

// Diagnostics: the characters of an escape, up to the first one beyond ASCII.
template <char... Characters> struct escape;
template <class Notation, fault What, class Place, class Escape> struct ill_formed_in;

template <class Notation, unvalidated_literal Text>
inline constexpr auto result = detail::unescape<Notation>(Text.data(), Text.size(), static_cast<char*>(nullptr), npos);

template <unvalidated_literal Text, size_t At, size_t Count, char... Before>
U8LIT_ABI constexpr auto shown_escape() noexcept {
  if constexpr (Count == 0 || At == Text.size()) return type_identity<escape<Before...>>{};
  else if constexpr (detail::to_unsigned(Text.data()[At]) > 0x7F) return type_identity<escape<Before...>>{};
  else return escape_sequences::shown_escape<Text, At + 1, Count - 1, Before..., static_cast<char>(Text.data()[At])>();
}

template <class Notation, unvalidated_literal Text>
U8LIT_ABI constexpr auto make_diagnostic() noexcept {
  if constexpr (constexpr verdict found = result<Notation, Text>.found; found) {
    return type_identity<well_formed_text>{};
  } else {
    // The character that makes an escape invalid is shown as well.
    constexpr size_t length = found.length + (found.what == fault::invalid_escape);
    using written = typename decltype(shown_escape<Text, found.offset, length>())::type;
    using place = diagnostic::place_of<typename decltype(Text)::unit_type, found.offset + 1>;
    return type_identity<ill_formed_in<Notation, found.what, place, written>>{};
  }
}
template <class Notation, unvalidated_literal Text>
using diagnostic_of = typename decltype(escape_sequences::make_diagnostic<Notation, Text>())::type;

// "ill-formed percent-encoding (RFC 3986, section 2): the escape at byte 4, "%C0", begins no sequence".
template <class Notation, unvalidated_literal Text>
U8LIT_ABI constexpr sentence words_for_notation() noexcept {
  constexpr verdict found = result<Notation, Text>.found;
  constexpr auto form = form_of<typename decltype(Text)::unit_type>;
  constexpr reason why = detail::reason_of(form, found.what, 0);
  const size_t end = found.offset + found.length;
  sentence words = sentence{}.append(u8"ill-formed ").append(Notation::name).append(u8": the ")
      .append(found.what == fault::unescaped ? u8"character" : u8"escape").append(u8" at ")
      .append(detail::unit_name(form)).append(u8" ").append_decimal(found.offset + 1).append(u8", ");
  return detail::append_quoted(words, Text.data() + found.offset, found.length +
      (found.what == fault::invalid_escape ? u8lit::decode_front(Text.data() + end, Text.size() - end).length : 0))
      .append(u8", ")
      .append(why == reason::out_of_range ? u8"is too large" : words_of[static_cast<octet>(why)].predicate);
}
template <class Notation, unvalidated_literal Text>
using refused_in = decltype(detail::refuse_type<diagnostic_of<Notation, Text>, words_for_notation<Notation, Text>>());

template <class Notation, unvalidated_literal Text>
consteval auto unescape_literal() noexcept {
  using unit = typename decltype(Text)::unit_type;
  return detail::make_measured_text<unit>([](unit* out, size_t size) {
    return detail::unescape<Notation>(Text.data(), Text.size(), out, size);
  });
}

}  // namespace escape_sequences

// The inverse of escaping_operation.
template <template <class> class Notation>
struct unescaping_operation : transcoding_operation<unescaping_operation<Notation>> {
  template <auto Text>
  using notation_of = Notation<typename decltype(Text)::unit_type>;

  template <code_unit In, code_unit Out>
  U8LIT_ABI static constexpr transcoded apply(const In* in, size_t size, Out* out, size_t out_size) noexcept {
    return detail::unescape<Notation<In>>(in, size, out, out_size);
  }

  using transcoding_operation<unescaping_operation>::operator();
  /// Replaces the escapes of a text_constant by what they stand for, at compile time. A text with a fault does not
  /// compile. Complexity: linear.
  /// \return a text_constant of the same code unit type
  template <auto Text>
    requires(detail::is_refused(Text) || well_formed<escape_sequences::diagnostic_of<notation_of<Text>, Text>>)
  [[nodiscard]] consteval auto operator()(text_constant<Text>) const noexcept {
    return escape_sequences::unescape_literal<notation_of<Text>, Text>();
  }
  template <auto Text>
  no_result<escape_sequences::refused_in<notation_of<Text>, Text>> operator()(text_constant<Text>) const noexcept;
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_INTEGER_HPP
#define U8LIT_OPERATION_INTEGER_HPP

#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/encoding/numeral.hpp>
#include <u8lit/text/reading_operation.hpp>
#include <u8lit/text/text_constant.hpp>
#include <u8lit/transcoding/writing_operation.hpp>
#include <u8lit/base/begin.hpp>

// Integers as text, in bases 2 to 36: a `-` if negative, then digits and lower-case letters without leading zeros.

namespace u8lit::detail {

// How many code units it takes, which is the same in every form; 0 in a base that is none. Linear in them.
template <whole_number Number>
[[nodiscard]] U8LIT_ABI constexpr size_t integer_length(Number number, unsigned base = 10) noexcept {
  if (!bases.contains(base)) return 0;
  size_t length = number < Number{} ? 2 : 1;
  const auto divisor = static_cast<Number>(base);
  while ((number = static_cast<Number>(number / divisor)) != Number{}) ++length;
  return length;
}

// The core of `integer_text`.
template <whole_number Number, code_unit Unit>
U8LIT_ABI constexpr text_view<Unit> write_integer(Number number, form_target<Unit> room, unsigned base) noexcept {
  const size_t length = detail::integer_length(number, base);
  if (length > room.size || length == 0) return {};
  const auto divisor = static_cast<Number>(base);
  const bool negative = number < Number{};
  // A remainder has the sign of the number; so the smallest number, whose opposite may not exist, is one like any other.
  for (size_t at = length; at-- > negative; number = static_cast<Number>(number / divisor)) {
    const auto remainder = static_cast<int>(number % divisor);
    room.units[at] = static_cast<Unit>(u8"0123456789abcdefghijklmnopqrstuvwxyz"[remainder < 0 ? -remainder : remainder]);
  }
  if (negative) room.units[0] = static_cast<Unit>(u8'-');
  return text_view<Unit>::unchecked(room.units, length);
}

}  // namespace u8lit::detail

namespace u8lit {

// Writes the integer to `out` and gives the text of it there, which is empty if there is not room for all of it, or in a
// base that is none. Writes no NUL. Linear in the text's size.
template <detail::whole_number Number, detail::code_unit_buffer Buffer>
[[nodiscard]] U8LIT_ABI constexpr auto integer_text(Number number, Buffer&& out, unsigned base = 10) noexcept {
  return detail::write_integer(number, detail::as_buffer(out), base);
}

}  // namespace u8lit

namespace u8lit::detail {

struct a_number_that_is_no_constant_needs_a_buffer_to_write_to;

}  // namespace u8lit::detail

namespace u8lit {

template <detail::whole_number Number>
U8LIT_ABI detail::a_number_that_is_no_constant_needs_a_buffer_to_write_to& integer_text(Number, ...)
    U8LIT_DELETED("u8lit: a number that is no constant is written to a buffer, the second argument");

// A constant's: `integer_text<-42>()` is `"-42"_text`, `integer_text<255, 16, char16_t>()` is `u"ff"_text`. A base that is
// none does not compile.
template <auto Number, unsigned Base = 10, code_unit Unit = char>
  requires(detail::whole_number<decltype(Number)> && detail::bases.contains(Base))
[[nodiscard]] consteval auto integer_text() noexcept {
  return detail::build_unchecked_text<Unit, detail::integer_length(Number, Base)>(
      [](Unit* units, size_t size) { detail::write_integer(Number, detail::form_target<Unit>{units, size}, Base); });
}
template <auto Number, unsigned Base = 10, code_unit Unit = char>
  requires detail::whole_number<decltype(Number)>
detail::not_an_integer::a_base_is_from_2_to_36<Base> integer_text() noexcept;

}  // namespace u8lit

namespace u8lit::detail {

enum class integer_fault : unsigned char {
  none,
  empty,         // there is nothing, not even a sign
  no_digit,      // what is there is no digit of the base; or the end, behind a sign
  out_of_range,  // up to this digit, the number is beyond the type's
  base,          // no base from 2 to 36
};

// An integer, or what is wrong and at which offset, in code units from 0. `*` of a refused one is 0.
template <whole_number Number>
struct read_integer {
  Number value{};
  integer_fault what = integer_fault::none;
  size_t offset = 0;

  U8LIT_ABI constexpr bool has_value() const noexcept { return what == integer_fault::none; }
  U8LIT_ABI constexpr explicit operator bool() const noexcept { return has_value(); }
  U8LIT_ABI constexpr Number operator*() const noexcept { return value; }
  U8LIT_ABI constexpr Number value_or(Number other) const noexcept { return has_value() ? value : other; }
  U8LIT_ABI friend constexpr bool operator==(const read_integer&, const read_integer&) noexcept = default;
};

// The first fault from the front counts.
template <whole_number Number, code_unit Unit>
U8LIT_ABI constexpr read_integer<Number> read_number(text_view<Unit> text, unsigned base) noexcept {
  constexpr inclusive_range<Number> all = limits_of<Number>;
  if (!bases.contains(base)) return {{}, integer_fault::base, 0};
  const Unit* const units = text.data();
  const size_t size = text.size();
  if (size == 0) return {{}, integer_fault::empty, 0};
  const bool negative = all.first < Number{} && detail::to_unsigned(units[0]) == U'-';
  const bool sign = negative || detail::to_unsigned(units[0]) == U'+';
  if (size == sign) return {{}, integer_fault::no_digit, size};

  const auto factor = static_cast<Number>(base);
  Number value{};
  for (size_t at = sign; at < size; ++at) {
    const unsigned found = numeral::digit(units[at], base);
    if (found == base) return {{}, integer_fault::no_digit, at};
    const auto digit = static_cast<Number>(found);
    // A negative number grows downwards, for there is one more of them than of others.
    const bool goes = negative ? value >= static_cast<Number>(all.first + digit) / factor
                               : value <= static_cast<Number>(all.last - digit) / factor;
    if (!goes) return {{}, integer_fault::out_of_range, at};
    value = static_cast<Number>(negative ? value * factor - digit : value * factor + digit);
  }
  return {value, integer_fault::none, 0};
}

// The refusals' names.
namespace not_an_integer {

template <class Place>
struct empty;
template <class Place, class Octets>
struct no_digit;
template <class Place, class Number>
struct out_of_range_of_the_type;

template <fixed_text Text, size_t Offset>
U8LIT_ABI constexpr auto load_octets() noexcept {
  using unit = unit_of<text_constant<Text>>;
  if constexpr (Offset == Text.size()) return type_identity<diagnostic::octets<>>{};
  else if constexpr (!utf8_unit<unit>) return diagnostic::octets_of_unit<sizeof(unit), to_unsigned(Text.data()[Offset])>{};
  else return diagnostic::octets_of<Text, Offset, sequence_length(Text.data()[Offset])>{};
}

template <whole_number Number, fixed_text Text, unsigned Base>
U8LIT_ABI constexpr auto found() noexcept {
  constexpr read_integer<Number> read = detail::read_number<Number>(text_constant<Text>::view(), Base);
  using where = diagnostic::place_of<unit_of<text_constant<Text>>, read.offset + 1>;
  if constexpr (read.has_value()) return type_identity<well_formed_text>{};
  else if constexpr (read.what == integer_fault::base) return type_identity<a_base_is_from_2_to_36<Base>>{};
  else if constexpr (read.what == integer_fault::empty) return type_identity<empty<where>>{};
  else if constexpr (read.what == integer_fault::out_of_range)
    return type_identity<out_of_range_of_the_type<where, Number>>{};
  else return type_identity<no_digit<where, typename decltype(load_octets<Text, read.offset>())::type>>{};
}
template <whole_number Number, fixed_text Text, unsigned Base>
using finding_of_integer = typename decltype(found<Number, Text, Base>())::type;

}  // namespace not_an_integer

template <whole_number Number, unsigned Base>
struct to_integer_operation : reads_text {
  using reads_text::operator();
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr read_integer<Number> operator()(const Text& text, unsigned base = Base) const noexcept {
    return detail::read_number<Number>(text_view{text}, base);
  }
  template <fixed_text Text>
    requires well_formed<not_an_integer::finding_of_integer<Number, Text, Base>>
  [[nodiscard]] U8LIT_ABI consteval Number operator()(text_constant<Text>) const noexcept {
    return *detail::read_number<Number>(text_constant<Text>::view(), Base);
  }
  template <fixed_text Text>
  not_an_integer::finding_of_integer<Number, Text, Base> operator()(text_constant<Text>) const noexcept;
};

}  // namespace u8lit::detail

namespace u8lit {

// Reads a text as an integer: a `+` or, for types that have negative values, a `-`, or neither; then nothing but digits of
// the base, letters in either case. No white space, prefix or separator; leading zeros do not matter.
//   to_integer<Number, Base = 10>(text), to_integer<Number>(text, base)
// `text` is any text, `base` is from 2 to 36. Returns a read_integer<Number>: the value, or the first fault and its offset.
// Of a text_constant and no `base` argument: returns the Number, and what is no such integer does not compile. Complexity:
// linear.
//   if (const auto count = u8lit::to_integer<int>(view)) use(*count);
//   to_integer<int, 16>("ff"_text) == 255
template <detail::whole_number Number, unsigned Base = 10>
inline constexpr detail::to_integer_operation<Number, Base> to_integer{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif

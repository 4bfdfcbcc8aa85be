// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_INTEGER_TEXT_HPP
#define U8LIT_INTEGER_TEXT_HPP

#include <u8lit/rewriting.hpp>
#include <u8lit/whole_number.hpp>
#include <u8lit/compiler/begin.hpp>

// Integers as text, in bases 2 to 36: a `-` if negative, then digits and lower-case letters without leading zeros.

namespace u8lit {

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
  const size_t length = u8lit::integer_length(number, base);
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

// Writes the integer to `out` and gives the text of it there, which is empty if there is not room for all of it, or in a
// base that is none. Writes no NUL. Linear in the text's size.
template <whole_number Number, code_unit_buffer Buffer>
[[nodiscard]] U8LIT_ABI constexpr auto integer_text(Number number, Buffer&& out, unsigned base = 10) noexcept {
  return u8lit::write_integer(number, u8lit::room_in(out), base);
}

namespace detail {
struct a_number_that_is_no_constant_needs_a_buffer_to_write_to;
}
template <whole_number Number>
U8LIT_ABI detail::a_number_that_is_no_constant_needs_a_buffer_to_write_to& integer_text(Number, ...)
    U8LIT_DELETED("u8lit: a number that is no constant is written to a buffer, the second argument");

// A constant's: `integer_text<-42>()` is `"-42"_text`, `integer_text<255, 16, char16_t>()` is `u"ff"_text`. A base that is
// none does not compile.
template <auto Number, unsigned Base = 10, code_unit Unit = char>
  requires(whole_number<decltype(Number)> && bases.contains(Base))
[[nodiscard]] consteval auto integer_text() noexcept {
  return u8lit::unchecked_text_filled_by<Unit, u8lit::integer_length(Number, Base)>(
      [](Unit* units, size_t size) { u8lit::write_integer(Number, form_target<Unit>{units, size}, Base); });
}
template <auto Number, unsigned Base = 10, code_unit Unit = char>
  requires whole_number<decltype(Number)>
not_an_integer::a_base_is_from_2_to_36<Base> integer_text() noexcept;

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif

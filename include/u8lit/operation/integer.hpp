// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_INTEGER_HPP
#define U8LIT_OPERATION_INTEGER_HPP

#include <u8lit/diagnosis/refused.hpp>
#include <u8lit/encoding/numeral.hpp>
#include <u8lit/text/reading_operation.hpp>
#include <u8lit/text/text_constant.hpp>
#include <u8lit/transcoding/writing_operation.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_CLANG_ATTRIBUTES_BEGIN

// Integers as text in bases 2 to 36: `-` if negative, then digits and lower-case letters without leading zeros.

namespace u8lit::detail {

// The number of code units, the same for every code unit type; 0 if the base is invalid. Linear in the result.
template <whole_number Number>
[[nodiscard]] U8LIT_ABI constexpr size_t integer_length(Number number, unsigned base = 10) noexcept {
  if (!bases.contains(base)) return 0;
  size_t length = number < Number{} ? 2 : 1;
  const auto divisor = static_cast<Number>(base);
  while ((number = static_cast<Number>(number / divisor)) != Number{}) ++length;
  return length;
}

template <whole_number Number, code_unit Unit>
U8LIT_ABI constexpr text_view<Unit> write_integer(Number number, form_target<Unit> out, unsigned base) noexcept {
  const size_t length = detail::integer_length(number, base);
  if (length > out.size || length == 0) return {};
  const auto divisor = static_cast<Number>(base);
  const bool is_negative = number < Number{};
  // The number is not negated, because the smallest one may have no opposite; a remainder has the number's sign.
  for (size_t at = length; at-- > is_negative; number = static_cast<Number>(number / divisor)) {
    const auto remainder = static_cast<int>(number % divisor);
    const int digit = remainder < 0 ? -remainder : remainder;
    out.units[at] = static_cast<Unit>(u8"0123456789abcdefghijklmnopqrstuvwxyz"[digit]);
  }
  if (is_negative) out.units[0] = static_cast<Unit>(u8'-');
  return text_view<Unit>::unchecked(out.units, length);
}

// Some compilers print only the declaration of a deleted function, so the name of its return type is the message.
struct a_number_known_only_at_run_time_needs_a_buffer_to_write_to;

/// Why a text is not an integer.
enum class integer_fault : unsigned char {
  none,          ///< it is one
  empty,         ///< the text is empty
  no_digit,      ///< not a digit of the base, or the end of the text after a sign
  out_of_range,  ///< up to this digit, the number is out of the type's range
  base,          ///< the base is not 2 to 36
};

/// The result of to_integer: an integer, or the first fault.
template <whole_number Number>
struct to_integer_result {
  Number value{};                            ///< the integer; 0 if there is a fault
  integer_fault what = integer_fault::none;  ///< the fault, or `none`
  size_t offset = 0;                         ///< where the fault is, in code units

  /// Returns whether the text is an integer.
  U8LIT_ABI constexpr bool has_value() const noexcept { return what == integer_fault::none; }
  /// As has_value().
  U8LIT_ABI constexpr explicit operator bool() const noexcept { return has_value(); }
  /// Returns the integer; 0 if there is a fault.
  U8LIT_ABI constexpr Number operator*() const noexcept { return value; }
  /// Returns the integer, or `other` if there is a fault.
  U8LIT_ABI constexpr Number value_or(Number other) const noexcept { return has_value() ? value : other; }
  /// Compares all members.
  U8LIT_ABI friend constexpr bool operator==(const to_integer_result&, const to_integer_result&) noexcept = default;
};

// Reads the digits from an offset on. With a constant base of 10, ten digits take half the time (clang 19).
//
// Signed numbers are read as negative ones, because the smallest number may have no opposite. Nearer to 0 than `safe`
// any digit fits, beyond it none does, and at `safe` those up to `last_digit` do.
template <bool IsDecimal, whole_number Number, code_unit Unit>
U8LIT_ABI constexpr to_integer_result<Number> read_digits_of_integer(const Unit* units, size_t size, size_t at,
                                                                     bool is_negative, unsigned base) noexcept {
  constexpr inclusive_range<Number> limits = limits_of<Number>;
  constexpr bool is_signed = limits.first < Number{};
  const auto opposite = [](Number positive) { return static_cast<Number>(-positive); };
  const auto factor = static_cast<Number>(IsDecimal ? 10 : base);
  const Number limit = !is_signed ? limits.last : is_negative ? limits.first : opposite(limits.last);
  const auto safe = static_cast<Number>(limit / factor), last_digit = static_cast<Number>(limit % factor);
  Number value{};
  for (; at < size; ++at) {
    const unsigned found = IsDecimal ? detail::to_unsigned(units[at]) - U'0' : numeral::digit(units[at], base);
    if (found >= base) return {{}, integer_fault::no_digit, at};
    const auto digit = is_signed ? opposite(static_cast<Number>(found)) : static_cast<Number>(found);
    const bool fits = is_signed ? value > safe || (value == safe && digit >= last_digit)
                                : value < safe || (value == safe && digit <= last_digit);
    if (!fits) return {{}, integer_fault::out_of_range, at};
    value = static_cast<Number>(value * factor + digit);
  }
  return {is_signed && !is_negative ? opposite(value) : value, integer_fault::none, 0};
}

template <whole_number Number, code_unit Unit>
U8LIT_ABI constexpr to_integer_result<Number> read_integer(text_view<Unit> text, unsigned base) noexcept {
  if (!bases.contains(base)) return {{}, integer_fault::base, 0};
  const Unit* const units = text.data();
  const size_t size = text.size();
  if (size == 0) return {{}, integer_fault::empty, 0};
  const bool is_negative = limits_of<Number>.first < Number{} && detail::to_unsigned(units[0]) == U'-';
  const bool has_sign = is_negative || detail::to_unsigned(units[0]) == U'+';
  if (size == has_sign) return {{}, integer_fault::no_digit, size};
  return base == 10 ? detail::read_digits_of_integer<true, Number>(units, size, has_sign, is_negative, 10)
                    : detail::read_digits_of_integer<false, Number>(units, size, has_sign, is_negative, base);
}

namespace not_an_integer {

// What is wrong, for compilers that print no sentence. The number is that of a code unit, or the base.
template <integer_fault What, size_t Number>
struct fault_at;

template <unsigned Base>
U8LIT_ABI constexpr sentence words_for_base() noexcept {
  return sentence{}.append(u8"there is no base ").append_decimal(Base).append(u8", bases are ")
      .append_decimal(bases.first).append(u8" to ").append_decimal(bases.last);
}
template <whole_number Number, fixed_text Text, unsigned Base>
U8LIT_ABI constexpr sentence words_for_integer() noexcept {
  using unit = unit_of<text_constant<Text>>;
  constexpr to_integer_result<Number> read = detail::read_integer<Number>(text_constant<Text>::view(), Base);
  if (read.what == integer_fault::base) return not_an_integer::words_for_base<Base>();
  if (read.what == integer_fault::empty) return sentence{}.append(u8"an empty text is not an integer");
  if (read.offset == Text.size()) return sentence{}.append(u8"a sign alone is not an integer");
  const unit* const found = Text.data() + read.offset;
  const size_t left = Text.size() - read.offset, length = detail::sequence_length(*found);
  sentence result;
  result.append(detail::unit_name(form_of<unit>)).append(u8" ").append_decimal(read.offset + 1)
      .append_units({found, length < left ? length : left});
  if (read.what == integer_fault::no_digit) return result.append(u8" is not a digit in base ").append_decimal(Base);
  return result.append(u8" takes this integer out of the range of its type");
}
template <whole_number Number, fixed_text Text, unsigned Base>
U8LIT_ABI constexpr auto refuse() noexcept {
  constexpr to_integer_result<Number> read = detail::read_integer<Number>(text_constant<Text>::view(), Base);
  return detail::refuse_type<fault_at<read.what, read.what == integer_fault::base ? Base : read.offset + 1>,
                             words_for_integer<Number, Text, Base>>();
}

}  // namespace not_an_integer

template <whole_number Number, unsigned Base>
struct to_integer_operation : reads_text {
  using reads_text::operator();
  /// Converts a text to an integer. Complexity: linear.
  /// \param text  any text
  /// \param base  2 to 36
  /// \return an object like std::optional<Number> with the members `what` and `offset` for the first fault
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr to_integer_result<Number> operator()(const Text& text,
                                                                         unsigned base = Base) const noexcept {
    return detail::read_integer<Number>(text_view{text}, base);
  }
  /// Converts a text_constant to an integer at compile time, in base `Base`. One that is not an integer does not
  /// compile. Complexity: linear.
  template <fixed_text Text>
    requires(detail::read_integer<Number>(text_constant<Text>::view(), Base).has_value() || detail::is_refused(Text))
  [[nodiscard]] U8LIT_ABI consteval Number operator()(text_constant<Text>) const noexcept {
    return detail::read_integer<Number>(text_constant<Text>::view(), Base).value_or({});
  }
  template <fixed_text Text>
    requires(!detail::read_integer<Number>(text_constant<Text>::view(), Base).has_value() && !detail::is_refused(Text))
  no_result<decltype(not_an_integer::refuse<Number, Text, Base>())> operator()(text_constant<Text>) const noexcept;
};

}  // namespace u8lit::detail

namespace u8lit {

/// Writes an integer to a buffer. Writes no NUL. Complexity: linear in the result. Errors: the result is empty if it
/// does not fit or the base is invalid.
/// \param number  an integer of any width, not a bool or character
/// \param out     an array, or an object with data() and size(), of a code unit type
/// \param base    2 to 36
/// \return the text in the buffer, as a text_view
/// \code
/// char buffer[20];
/// integer_text(-42, buffer) == "-42"_text;
/// \endcode
template <detail::whole_number Number, detail::code_unit_buffer Buffer>
[[nodiscard]] U8LIT_ABI constexpr auto integer_text(Number number, Buffer&& out, unsigned base = 10) noexcept {
  return detail::write_integer(number, detail::as_buffer(out), base);
}
/// Deleted: a number that is not a constant needs a buffer to write to.
template <detail::whole_number Number>
U8LIT_ABI detail::a_number_known_only_at_run_time_needs_a_buffer_to_write_to& integer_text(Number, ...)
    U8LIT_REFUSED("u8lit: at run time, pass a buffer to write to as the second argument");

/// Returns a constant integer as a text_constant.
/// \tparam Number  an integer of any width, not a bool or character
/// \tparam Base    2 to 36; other bases do not compile
/// \tparam Unit    the code unit type of the text
/// \code
/// static_assert(integer_text<-42>() == "-42"_text);
/// static_assert(integer_text<255, 16, char16_t>() == u"ff"_text);
/// \endcode
template <auto Number, unsigned Base = 10, code_unit Unit = char>
  requires(detail::whole_number<decltype(Number)> && detail::bases.contains(Base))
[[nodiscard]] consteval auto integer_text() noexcept {
  return detail::make_unchecked_text<Unit, detail::integer_length(Number, Base)>(
      [](Unit* units, size_t size) { detail::write_integer(Number, detail::form_target<Unit>{units, size}, Base); });
}
template <auto Number, unsigned Base = 10, code_unit Unit = char>
  requires detail::whole_number<decltype(Number)>
detail::no_result<decltype(detail::refuse_type<detail::not_an_integer::fault_at<detail::integer_fault::base, Base>,
                                               detail::not_an_integer::words_for_base<Base>>())>
integer_text() noexcept;

/// Converts a text to an integer.
///
/// The text is a `+` or, if the type has negative values, a `-`, or neither; then digits of the base, letters in either
/// case. Leading zeros are allowed; white space, prefixes and separators are not.
///
/// Calls: `to_integer<Number, Base = 10>(text)`, `to_integer<Number>(text, base)`.
/// - `Number`: the type of the integer
/// - `text`: any text
/// - `Base`, `base`: 2 to 36
/// - returns an object like std::optional<Number> with the members `what` and `offset` for the first fault; for a
///   text_constant and without the argument `base`, the Number
/// - errors: if `what` is `empty`, `no_digit`, `out_of_range` or `base`, the result has no value; a
///   text_constant that is not an integer does not compile
/// - complexity: linear
/// \code
/// if (const auto count = u8lit::to_integer<int>(view)) use(*count);
/// static_assert(to_integer<int, 16>("ff"_text) == 255);
/// \endcode
template <detail::whole_number Number, unsigned Base = 10>
inline constexpr detail::to_integer_operation<Number, Base> to_integer{};

}  // namespace u8lit

U8LIT_CLANG_ATTRIBUTES_END
#include <u8lit/base/end.hpp>

#endif

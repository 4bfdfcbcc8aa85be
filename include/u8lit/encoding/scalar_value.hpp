// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_ENCODING_SCALAR_VALUE_HPP
#define U8LIT_ENCODING_SCALAR_VALUE_HPP

#include <u8lit/base/octet.hpp>
#include <u8lit/base/refusal.hpp>
#include <u8lit/base/std_forward.hpp>
#include <u8lit/encoding/number_words.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit {

struct scalar_value;
class optional_scalar_value;

/// The code points from `first` to `last`, both included.
using code_point_range = detail::inclusive_range<char32_t>;

/// All code points: "characters from the U+0000..U+10FFFF range" (RFC 3629 section 3).
inline constexpr code_point_range code_points{0x0000, 0x10FFFF};

}  // namespace u8lit

namespace u8lit::detail {

// A high and a low surrogate form a pair, which encodes 10000..10FFFF in UTF-16 (Unicode D91, RFC 2781 section 2).
inline constexpr code_point_range high_surrogates{0xD800, 0xDBFF};
inline constexpr code_point_range low_surrogates{0xDC00, 0xDFFF};

// RFC 3629 section 3 "prohibits encoding character numbers between U+D800 and U+DFFF".
inline constexpr code_point_range surrogates{high_surrogates.first, low_surrogates.last};

// Numbers are checked in this type, so that no conversion truncates them first: 1'0000'0041 is not taken for 41, and a
// negative number is not a scalar value.
using any_number = unsigned long long;

U8LIT_ABI constexpr bool is_surrogate(any_number value) noexcept {
  return surrogates.first <= value && value <= surrogates.last;
}

}  // namespace u8lit::detail

namespace u8lit {

/// Returns whether a number is a Unicode scalar value: 0..10FFFF without the surrogates (RFC 3629 section 3; Unicode
/// D76). Complexity: constant. Errors: none.
/// \param value  any number; false for a negative one
/// \return true for the code points that UTF-8, UTF-16 and UTF-32 can encode
/// \code
/// static_assert(u8lit::is_scalar_value(0x10FFFF) && !u8lit::is_scalar_value(0x110000));
/// \endcode
[[nodiscard]] U8LIT_ABI constexpr bool is_scalar_value(detail::any_number value) noexcept {
  return value <= code_points.last && !detail::is_surrogate(value);
}

/// Returns whether a number is one of the 66 noncharacters: FDD0..FDEF and the last two code points of each plane
/// (Unicode 23.7). They are never assigned, but they are scalar values, and UTF-8 encodes them. Complexity: constant.
/// Errors: none.
/// \param value  any number; false for a negative one
/// \return true for a noncharacter
/// \code
/// static_assert(u8lit::is_noncharacter(0xFFFE) && u8lit::is_scalar_value(0xFFFE));
/// \endcode
[[nodiscard]] U8LIT_ABI constexpr bool is_noncharacter(detail::any_number value) noexcept {
  return value <= code_points.last && ((value & 0xFFFE) == 0xFFFE || (0xFDD0 <= value && value <= 0xFDEF));
}

}  // namespace u8lit

namespace u8lit::detail {

// What converts to scalar_value: scalar_value itself, integers of every type except bool, and unscoped enumerations. No
// other classes, because a conversion function could return one number for the check and another one afterwards. Types
// of one byte are code units of UTF-8, which are characters only up to 7F.
template <class Number>
concept integer = (__is_same(Number, scalar_value) || !(__is_class(Number) || __is_union(Number))) &&
                  !__is_same(Number, bool) && sizeof(Number) <= sizeof(any_number) &&
                  requires(Number number) { number % 2; };

// Whether an object is a number that is a scalar value. By reference, because it may have any type.
template <class Number>
U8LIT_ABI constexpr bool converts_to_scalar_value(const Number& number) noexcept {
  if constexpr (!integer<Number>) return false;
  else return is_scalar_value(static_cast<any_number>(number)) &&
              (sizeof(Number) > 1 || static_cast<any_number>(number) < 0x80);
}

// Whether constants are the ends of a range of scalar values; a number by itself is both. Unconstrained and by
// reference, because clang before 23 instantiates an enable_if before it checks constraints, and objects of classes
// that are not literal types can be passed only so. One expression, because it is evaluated for each constant.
template <class First, class Last>
U8LIT_ABI constexpr bool is_scalar_range(const First& first, const Last& last) noexcept {
  if constexpr (!integer<First> || !integer<Last>) return false;
  else
    return static_cast<any_number>(first) <= static_cast<any_number>(last) &&
           static_cast<any_number>(last) <= code_points.last &&
           (static_cast<any_number>(last) < surrogates.first || surrogates.last < static_cast<any_number>(first)) &&
           (sizeof(First) > 1 || static_cast<any_number>(first) < 0x80) &&
           (sizeof(Last) > 1 || static_cast<any_number>(last) < 0x80) &&
           ('A' == 0x41 || (!__is_same(First, char) && !__is_same(Last, char)));
}

// Why numbers are not the ends of a range of scalar values.
enum class range_flaw : unsigned char {
  half_a_character, other_encoding, negative, out_of_range, reversed, has_surrogates, surrogate
};

// What is wrong with numbers that are not the ends of a range of scalar values. As is_scalar_range, it is instantiated
// for other types, too.
template <class First, class Last>
U8LIT_ABI constexpr range_flaw flaw_in_range(const First& first, const Last& last) noexcept {
  if constexpr (integer<First> && integer<Last>) {
    const any_number from = static_cast<any_number>(first), to = static_cast<any_number>(last);
    if ((sizeof(First) == 1 && from > 0x7F) || (sizeof(Last) == 1 && to > 0x7F)) return range_flaw::half_a_character;
    if ('A' != 0x41 && (__is_same(First, char) || __is_same(Last, char))) return range_flaw::other_encoding;
    if ((from != 0 && first < 1) || (to != 0 && last < 1)) return range_flaw::negative;
    if (from > code_points.last || to > code_points.last) return range_flaw::out_of_range;
    if (from != to) return from > to ? range_flaw::reversed : range_flaw::has_surrogates;
  }
  return range_flaw::surrogate;
}

// What compilers print of constants that are refused, if they take no sentence: numbers as they were written, but code
// units of UTF-8 without a sign.
struct refused_range {
  const utf8_character* why;
  long long first, last;
};

template <integer First, integer Last>
U8LIT_ABI constexpr refused_range describe_range(First first, Last last) noexcept {
  constexpr const utf8_character* sentences[] = {
    u8"" U8LIT_NUMBER_half_a_character, u8"" U8LIT_NUMBER_other_encoding, u8"" U8LIT_NUMBER_negative,
    u8"" U8LIT_NUMBER_out_of_range,     u8"" U8LIT_NUMBER_reversed,       u8"" U8LIT_NUMBER_has_surrogates,
    u8"" U8LIT_NUMBER_surrogate};
  const any_number most = ~any_number{} / 2, from = static_cast<any_number>(first), to = static_cast<any_number>(last);
  return {sentences[static_cast<unsigned char>(detail::flaw_in_range(first, last))],
          static_cast<long long>(sizeof(First) == 1 ? from & 0xFF : first < 1 || from < most ? from : most),
          static_cast<long long>(sizeof(Last) == 1 ? to & 0xFF : last < 1 || to < most ? to : most)};
}

}  // namespace u8lit::detail

namespace u8lit {

/// A Unicode scalar value: 0..10FFFF without the surrogates (RFC 3629 section 3; Unicode D76). It can be a template
/// argument, and converts to char32_t.
/// \code
/// constexpr u8lit::scalar_value euro = U'\u20AC';  // `= 0xD800` does not compile
/// if (auto value = u8lit::scalar_value::from(number)) use(*value);
/// \endcode
struct scalar_value {
  /// Public because members of template arguments must be. Writing to it has the precondition of `unchecked`.
  char32_t unchecked_value = 0;

  /// U+0000.
  U8LIT_ABI constexpr scalar_value() noexcept = default;
#define U8LIT_CONSTRUCTOR template <detail::integer Number> U8LIT_ABI constexpr scalar_value(Number number) noexcept
#define U8LIT_NUMBERS number, number
#define U8LIT_MEMBERS(as) unchecked_value{as(number)}
#define U8LIT_BEFORE_CLANG_17  // compiler.hpp: unevaluated conversions
#include <u8lit/compilers/clang_numbers.hpp>
  /// Converts a constant; what is not a scalar value does not compile. Use `from` for numbers known only at run time.
  /// \param number  a character or another integer; a `char` or another type of one byte does not compile above 7F,
  ///                either, because it is only part of a character
  template <detail::integer Number>
  U8LIT_MUST_BE_EVALUATED("no scalar value (RFC 3629 section 3), or not checked at compile time: use ..._scalar")
  consteval scalar_value(Number number) noexcept
      : unchecked_value{detail::is_scalar_range(number, number) ? static_cast<char32_t>(number)
                            : (detail::U8LIT_REFUSE(nullptr, detail::describe_range(number, number)), char32_t{})} {}

  /// Checks a number that is known only at run time.
  /// \param number  a character or another integer, as above
  /// \return the scalar value, or an empty optional if the number is not one
  /// \code
  /// static_assert(u8lit::scalar_value::from(0xE9) && !u8lit::scalar_value::from(0xD800));
  /// \endcode
  template <detail::integer Number>
  [[nodiscard]] U8LIT_ABI static constexpr optional_scalar_value from(Number number) noexcept;

  /// Converts without a check. Precondition: `is_scalar_value(value)`; otherwise text that it is written to is
  /// ill-formed.
  /// \param value  a scalar value
  /// \return the same value
  /// \code
  /// if (u8lit::is_scalar_value(number)) use(u8lit::scalar_value::unchecked(number));
  /// \endcode
  [[nodiscard]] U8LIT_ABI static constexpr scalar_value unchecked(char32_t value) noexcept {
    return __builtin_bit_cast(scalar_value, value);
  }

  /// The value as a number.
  U8LIT_ABI constexpr operator char32_t() const noexcept { return unchecked_value; }
};

/// U+FFFD, which replaces ill-formed parts of text (Unicode 3.9). The RFC does not mention it.
inline constexpr scalar_value replacement_character = scalar_value::unchecked(0xFFFD);

/// A scalar value or nothing: what `scalar_value::from` returns. Empty for surrogates and numbers beyond 10FFFF
/// (Unicode D76).
/// \code
/// static_assert(u8lit::scalar_value::from(0x110000).value_or(U'?') == U'?');
/// \endcode
class optional_scalar_value {
 public:
  /// Empty.
  U8LIT_ABI constexpr optional_scalar_value() noexcept = default;
  /// Holds the value.
  U8LIT_ABI constexpr optional_scalar_value(scalar_value value) noexcept : value_{value}, has_value_{true} {}

  /// Returns whether there is a value.
  [[nodiscard]] U8LIT_ABI constexpr bool has_value() const noexcept { return has_value_; }
  /// Whether there is a value.
  U8LIT_ABI constexpr explicit operator bool() const noexcept { return has_value_; }
  /// Returns the value, or U+FFFD if there is none.
  U8LIT_ABI constexpr scalar_value operator*() const noexcept { return value_; }
  /// Returns the value, or `other` if there is none.
  [[nodiscard]] U8LIT_ABI constexpr scalar_value value_or(scalar_value other) const noexcept {
    return has_value_ ? value_ : other;
  }

 private:
  scalar_value value_ = replacement_character;
  bool has_value_ = false;
};

template <detail::integer Number>
U8LIT_ABI constexpr optional_scalar_value scalar_value::from(Number number) noexcept {
  if (!detail::converts_to_scalar_value(number)) return {};
  return unchecked(static_cast<char32_t>(number));
}

}  // namespace u8lit

// Each converts to the other. The concepts that compare them, as in `std::ranges::find(text.scalars(), U'x')`, need a
// common type.
template <>
struct std::common_type<u8lit::scalar_value, char32_t> {
  using type = char32_t;
};
template <>
struct std::common_type<char32_t, u8lit::scalar_value> {
  using type = char32_t;
};

#include <u8lit/base/end.hpp>

#endif

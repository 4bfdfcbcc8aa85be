// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_ASCII_CASE_HPP
#define U8LIT_OPERATION_ASCII_CASE_HPP

#include <u8lit/transcoding/writing_operation.hpp>
#include <u8lit/base/begin.hpp>

// Case of the letters A to Z. Other letters have no case here, not even É and é, because their case depends on the
// language. In every encoding form such a letter is one code unit that occurs nowhere else (RFC 3629 section 1:
// "US-ASCII octet values do not appear otherwise in a UTF-8 encoded character stream"); so code units are converted,
// not scalar values.

namespace u8lit::detail {

enum class ascii_case : bool { lower, upper };

inline constexpr code_point_range ascii_lower_letters{U'a', U'z'};
inline constexpr code_point_range ascii_upper_letters{U'A', U'Z'};

// Converts a code unit if it is a letter of the other case; 0x20 is the difference of the cases.
template <code_unit Unit>
U8LIT_ABI constexpr Unit to_ascii_case(Unit unit, ascii_case letter_case) noexcept {
  const char32_t number = detail::to_unsigned(unit);
  const code_point_range& others = letter_case == ascii_case::upper ? ascii_lower_letters : ascii_upper_letters;
  return others.contains(number) ? static_cast<Unit>(number ^ 0x20) : unit;
}

template <ascii_case Case>
struct ascii_case_operation final : rewriting_operation<ascii_case_operation<Case>> {
  template <code_unit Unit>
  U8LIT_ABI static constexpr transcoded apply(text_view<Unit> text, Unit* out, size_t out_size) noexcept {
    const Unit* const units = text.data();
    const size_t size = text.first(out_size).size();
    for (size_t at = 0; at < size; ++at) out[at] = detail::to_ascii_case(units[at], Case);
    return detail::make_transcoded(size, size, size == text.size());
  }
};

template <code_unit Left, code_unit Right>
U8LIT_ABI constexpr bool equal_in_ascii_lower_case(text_view<Left> left, text_view<Right> right) noexcept {
  auto l = left.scalars().begin();
  auto r = right.scalars().begin();
  const auto l_end = left.scalars().end();
  const auto r_end = right.scalars().end();
  for (; l != l_end && r != r_end; ++l, ++r) {
    const char32_t l_lower = detail::to_ascii_case(char32_t{*l}, ascii_case::lower);
    const char32_t r_lower = detail::to_ascii_case(char32_t{*r}, ascii_case::lower);
    if (l_lower != r_lower) return false;
  }
  return l == l_end && r == r_end;
}

struct equal_ignoring_ascii_case_operation : reads_text {
  using reads_text::operator();
  /// Returns whether two texts are equal except for the case of the letters A to Z. Complexity: linear, up to the first
  /// difference.
  /// \param left   any text
  /// \param right  text of the same code unit type, or a literal, which does not compile if it is ill-formed
  template <any_text Left>
  [[nodiscard]] U8LIT_ABI constexpr bool operator()(const Left& left, view_of<Left> right) const noexcept {
    return detail::equal_in_ascii_lower_case(text_view{left}, right);
  }
  /// As above, for a text of another code unit type.
  template <any_text Left, any_text Right>
    requires(!__is_same(unit_of<Left>, unit_of<Right>))
  [[nodiscard]] U8LIT_ABI constexpr bool operator()(const Left& left, const Right& right) const noexcept {
    return detail::equal_in_ascii_lower_case(text_view{left}, text_view{right});
  }
};

}  // namespace u8lit::detail

namespace u8lit {

/// Converts the letters a to z to upper case.
///
/// Calls: `to_ascii_upper("..."_text)`, `to_ascii_upper(text, buffer)`, `to_ascii_upper(text, out, out_size)`.
/// - `text`: any text
/// - `buffer`: an array, or an object with data() and size(), of the text's code unit type
/// - `out`, `out_size`: a pointer to code units of the text's type, and how many fit
/// - returns a text_constant, or a `transcoded`. It stops before a sequence that does not fit, and writes no NUL.
/// - complexity: linear
///
/// The output may be where the text is.
/// \code
/// static_assert(to_ascii_upper("añb"_text) == "AñB"_text);
/// \endcode
inline constexpr detail::ascii_case_operation<detail::ascii_case::upper> to_ascii_upper{};

/// Converts the letters A to Z to lower case.
///
/// Calls: `to_ascii_lower("..."_text)`, `to_ascii_lower(text, buffer)`, `to_ascii_lower(text, out, out_size)`.
/// As `to_ascii_upper`.
/// \code
/// static_assert(to_ascii_lower("AÑB"_text) == "aÑb"_text);
/// \endcode
inline constexpr detail::ascii_case_operation<detail::ascii_case::lower> to_ascii_lower{};

/// Returns whether two texts are equal except for the case of the letters A to Z.
///
/// Call: `equal_ignoring_ascii_case(left, right)`.
/// - `left`: any text
/// - `right`: any text, of any code unit type, or a literal of `left`'s
/// - complexity: linear, up to the first difference
/// - errors: a literal that is ill-formed does not compile
/// \code
/// static_assert(equal_ignoring_ascii_case("Content-Type"_text, "content-type"_text));
/// \endcode
inline constexpr detail::equal_ignoring_ascii_case_operation equal_ignoring_ascii_case{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif

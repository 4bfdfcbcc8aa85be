// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_ASCII_CASE_HPP
#define U8LIT_OPERATION_ASCII_CASE_HPP

#include <u8lit/transcoding/writing_operation.hpp>
#include <u8lit/base/begin.hpp>

// The letters A to Z and a to z, of which ASCII pairs each with one. All else, É and é too, stays and differs: what pairs
// them depends on the language. In every form such a letter is one code unit, which is part of nothing else (RFC 3629
// section 1: "US-ASCII octet values do not appear otherwise in a UTF-8 encoded character stream").

namespace u8lit::detail {

enum class ascii_case : bool { lower, upper };

inline constexpr code_point_range ascii_lower_letters{U'a', U'z'};
inline constexpr code_point_range ascii_upper_letters{U'A', U'Z'};

// The code unit, or that of the letter in this case if it is a letter in the other.
template <code_unit Unit>
U8LIT_ABI constexpr Unit in_ascii_case(Unit unit, ascii_case wanted) noexcept {
  const code_point_range& others = wanted == ascii_case::upper ? ascii_lower_letters : ascii_upper_letters;
  return others.contains(detail::to_unsigned(unit)) ? static_cast<Unit>(detail::to_unsigned(unit) ^ 0x20) : unit;
}

template <ascii_case Wanted>
struct ascii_case_operation final : rewriting_operation<ascii_case_operation<Wanted>> {
  template <code_unit Unit>
  U8LIT_ABI static constexpr transcoded apply(text_view<Unit> text, Unit* out, size_t out_size) noexcept {
    const Unit* const units = text.data();
    const size_t size = detail::prefix_fitting(text, out_size).size();
    for (size_t at = 0; at < size; ++at) out[at] = detail::in_ascii_case(units[at], Wanted);
    return detail::make_transcoded(size, size, size == text.size());
  }
};

}  // namespace u8lit::detail

namespace u8lit {

// Writes a text with the letters a to z in upper case, and all else unchanged.
//   to_ascii_upper(text, buffer), to_ascii_upper(text, out, out_size), to_ascii_upper("..."_text)
// `text` is any text; `buffer` is an array, or anything with data() and size() that may be written to, of the text's code
// unit type; `out_size` is in code units. Returns how far it went; of a text_constant, a text_constant. It stops before a
// sequence that does not fit, and writes no NUL. The output may be where the text is. Complexity: linear.
//   to_ascii_upper("añb"_text) == "AñB"_text
inline constexpr detail::ascii_case_operation<detail::ascii_case::upper> to_ascii_upper{};

// Writes a text with the letters A to Z in lower case, likewise.
inline constexpr detail::ascii_case_operation<detail::ascii_case::lower> to_ascii_lower{};

}  // namespace u8lit

namespace u8lit::detail {

template <code_unit Left, code_unit Right>
U8LIT_ABI constexpr bool equal_in_ascii_lower_case(text_view<Left> left, text_view<Right> right) noexcept {
  auto l = left.scalars().begin();
  auto r = right.scalars().begin();
  const auto l_end = left.scalars().end();
  const auto r_end = right.scalars().end();
  for (; l != l_end && r != r_end; ++l, ++r) {
    if (detail::in_ascii_case(char32_t{*l}, ascii_case::lower) != detail::in_ascii_case(char32_t{*r}, ascii_case::lower))
      return false;
  }
  return l == l_end && r == r_end;
}

struct equal_ignoring_ascii_case_operation : reads_text {
  using reads_text::operator();
  template <any_text Left>
  [[nodiscard]] U8LIT_ABI constexpr bool operator()(const Left& left, view_of<Left> right) const noexcept {
    return detail::equal_in_ascii_lower_case(text_view{left}, right);
  }
  template <any_text Left, any_text Right>
    requires(!__is_same(unit_of<Left>, unit_of<Right>))
  [[nodiscard]] U8LIT_ABI constexpr bool operator()(const Left& left, const Right& right) const noexcept {
    return detail::equal_in_ascii_lower_case(text_view{left}, text_view{right});
  }
};

}  // namespace u8lit::detail

namespace u8lit {

// Returns whether two texts differ in nothing but the case of the letters A to Z.
//   equal_ignoring_ascii_case(left, right)
// Both are any text, of one form or of two; `right` may be a literal. Complexity: linear, up to the first difference.
//   equal_ignoring_ascii_case("Content-Type"_text, "content-type"_text)
inline constexpr detail::equal_ignoring_ascii_case_operation equal_ignoring_ascii_case{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif

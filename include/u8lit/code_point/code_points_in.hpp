// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINT_CODE_POINTS_IN_HPP
#define U8LIT_CODE_POINT_CODE_POINTS_IN_HPP

#include <u8lit/code_point/code_point_ranges.hpp>
#include <u8lit/text/text_constant.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// The set of the scalar values of a text. Precondition: there are at most `Capacity` of them.
template <size_t Capacity, code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr code_point_ranges<Capacity> ranges_in(text_view<Unit> text) noexcept {
  code_point_range all[Capacity == 0 ? 1 : Capacity]{};
  size_t count = 0;
  for (const scalar_value value : text.scalars()) all[count++] = {value, value};
  return detail::with_capacity<Capacity>(detail::make_code_point_ranges(all, count));
}

template <class Text>
inline constexpr auto ranges_in_constant = detail::ranges_in<Text::scalars().count()>(Text::view());

struct code_points_in_operation {
  /// Makes the set of the scalar values of a literal. Complexity: linear.
  /// \param literal  a literal; does not compile if it is ill-formed
  /// \return a code_point_ranges with room for as many ranges as there are code units
  template <code_unit Unit, size_t Size>
  [[nodiscard]] consteval code_point_ranges<Size> operator()(const Unit (&literal)[Size]) const noexcept {
    const diagnosis found = U8LIT_RECOVERED(detail::diagnose(literal, detail::units_of(literal).size()), 0);
    if (!found.accepts)
      U8LIT_ERROR_AT_CALL(detail::sentence_for_literal(literal, detail::units_of(literal).size()));
    const size_t size = found.report(found.number, found.shown);
    return detail::ranges_in<Size>(text_view<Unit>::unchecked(literal, found.accepts ? size : 0));
  }
  /// As above, of a text constant.
  /// \return a code_point_ranges without unused capacity
  template <fixed_text Text>
  [[nodiscard]] consteval auto operator()(text_constant<Text>) const noexcept {
    return exact_ranges<ranges_in_constant<text_constant<Text>>>;
  }
};

}  // namespace u8lit::detail

namespace u8lit {

/// Makes the set of the scalar values of a text.
///
/// Call: `code_points_in(text)`.
/// - `text`: a literal or a text_constant. Scalar values may be in any order and occur more than once.
/// - returns a code_point_ranges, with room for as many ranges as the literal has code units; for a text_constant,
///   exactly as large as needed
/// - complexity: linear
/// - errors: a literal that is ill-formed does not compile
/// \code
/// constexpr auto vowels = u8lit::code_points_in("aeiou");
/// static_assert(vowels.contains(U'e') && !vowels.contains(U'x'));
/// \endcode
inline constexpr detail::code_points_in_operation code_points_in{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif

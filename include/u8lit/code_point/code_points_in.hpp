// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINT_CODE_POINTS_IN_HPP
#define U8LIT_CODE_POINT_CODE_POINTS_IN_HPP

#include <u8lit/code_point/code_point_ranges.hpp>
#include <u8lit/text/text_constant.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// Returns the set of the scalar values of any text, with room for `Capacity` ranges. Precondition: the text has at most
// `Capacity` scalar values.
template <size_t Capacity, code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr code_point_ranges<Capacity> ranges_in(text_view<Unit> text) noexcept {
  code_point_range all[Capacity == 0 ? 1 : Capacity]{};
  size_t number = 0;
  for (const scalar_value value : text.scalars()) all[number++] = {value, value};
  return detail::in_capacity<Capacity>(u8lit::unite(all, number));
}

template <class Text>
inline constexpr auto ranges_in_type = detail::ranges_in<Text::scalars().count()>(Text::view());

struct code_points_in_operation {
  template <code_unit Unit, size_t Size>
  [[nodiscard]] consteval code_point_ranges<Size> operator()(const Unit (&literal)[Size]) const noexcept {
    const diagnosis found = detail::diagnose(literal, detail::units_of(literal).size());
    return detail::ranges_in<Size>(text_view<Unit>::unchecked(literal, found.report(found.number, found.shown)));
  }
  template <fixed_text Text>
  [[nodiscard]] consteval auto operator()(text_constant<Text>) const noexcept {
    return exact_ranges<ranges_in_type<text_constant<Text>>>;
  }
};

}  // namespace u8lit::detail

namespace u8lit {

// The set of the scalar values of a text, in any order, each as often as it may be there.
//   code_points_in(text)
// `text` is a literal, which does not compile if it is ill-formed, or a text_constant. Returns a code_point_ranges: of a
// literal with room for as many ranges as there are code units, of a text_constant with as much storage as it needs.
// Complexity: linear.
//   code_points_in("aeiou").contains(U'e')
//   code_points_in("aeiou"_text).size() == 5
inline constexpr detail::code_points_in_operation code_points_in{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif

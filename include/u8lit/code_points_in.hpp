// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINTS_IN_HPP
#define U8LIT_CODE_POINTS_IN_HPP

#include <u8lit/any_text.hpp>
#include <u8lit/code_points_of.hpp>
#include <u8lit/compiler/begin.hpp>

// The set of the scalar values of a text, of any form, in any order, each as often as it may be there. Linear. An
// ill-formed literal does not compile.

namespace u8lit {

template <size_t Capacity, code_unit Unit>
U8LIT_ABI constexpr code_point_ranges<Capacity> ranges_in(text_view<Unit> text) noexcept {
  code_point_range all[Capacity == 0 ? 1 : Capacity]{};
  size_t number = 0;
  for (const scalar_value value : text.scalars()) all[number++] = {value, value};
  return u8lit::in_capacity<Capacity>(u8lit::unite(all, number));
}

// Of a literal: `code_points_in("aeiou")`. There is room for as many ranges as there are code units.
template <code_unit Unit, size_t Size>
consteval code_point_ranges<Size> code_points_in(const Unit (&literal)[Size]) noexcept {
  const judgement found = u8lit::judge(literal, u8lit::units_of(literal).size());
  return u8lit::ranges_in<Size>(text_view<Unit>::unchecked(literal, found.ruling(found.number, found.shown)));
}

template <const auto& Text>
inline constexpr auto ranges_in_constant = u8lit::ranges_in<Text.scalars().count()>(text_view{Text});
template <class Text>
inline constexpr auto ranges_in_type = u8lit::ranges_in<Text::scalars().count()>(Text::view());

// Of a literal as a template argument or a type, `code_points_in<"aeiou">()` and `code_points_in("aeiou"_text)`, and of
// a constant text_view, `code_points_in<view>()`: these have as much storage as they need.
template <fixed_text Text>
  requires well_formed<finding_of<Text>>
consteval auto code_points_in() noexcept {
  return exact_ranges<ranges_in_type<text_constant<Text>>>;
}
template <fixed_text Text>
finding_of<Text> code_points_in() noexcept;
template <fixed_text Text>
consteval auto code_points_in(text_constant<Text>) noexcept {
  return exact_ranges<ranges_in_type<text_constant<Text>>>;
}
template <const auto& Text>
  requires(!requires { fixed_text{Text}; } && requires { text_view{Text}; })
consteval auto code_points_in() noexcept {
  return exact_ranges<ranges_in_constant<Text>>;
}

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif

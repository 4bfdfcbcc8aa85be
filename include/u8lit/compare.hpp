// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_COMPARE_HPP
#define U8LIT_COMPARE_HPP

#include <u8lit/made_text.hpp>
#include <u8lit/compiler/begin.hpp>

// The order of any two texts, beyond what text_view.hpp has for views.

namespace u8lit {

// Code point order, of texts of whatever shape and form: negative, 0 or positive. The second may be a literal. Linear.
template <any_text Left, any_text Right>
  requires(!__is_same(Right, view_of<Left>))
U8LIT_ABI constexpr int compare(const Left& left, const Right& right) noexcept {
  return u8lit::compare(text_view{left}, text_view{right});
}
template <any_text Left>
U8LIT_ABI constexpr int compare(const Left& left, view_of<Left> right) noexcept {
  return u8lit::compare(text_view{left}, right);
}

// Of literals: `compare<"a", "b">()` is negative. One that is ill-formed does not compile.
template <fixed_text Left, fixed_text Right>
  requires well_formed<finding_of_all<Left, Right>>
consteval int compare() noexcept {
  return u8lit::compare(text_constant<Left>::view(), text_constant<Right>::view());
}
template <fixed_text Left, fixed_text Right>
finding_of_all<Left, Right> compare() noexcept;

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif

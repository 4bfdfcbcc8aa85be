// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_MADE_LIST_HPP
#define U8LIT_MADE_LIST_HPP

#include <u8lit/indices.hpp>
#include <u8lit/text_list.hpp>
#include <u8lit/compiler/begin.hpp>

// How the operations on literals make lists of literals, as made_text.hpp has how they make one.

namespace u8lit {

template <code_unit Unit, size_t Size>
consteval fixed_text<Unit, Size> fixed_text_of(const Unit* units) noexcept {
  fixed_text<Unit, Size> result;
  for (size_t at = 0; at < Size; ++at) result.units[at] = units[at];
  return result;
}
template <class Make, size_t... Index>
U8LIT_ABI constexpr auto text_list_made_by(indices<Index...>) noexcept {
  using unit = typename decltype(Make{}())::value_type::unit_type;
  constexpr const auto& texts = texts_made_by<Make>;
  return text_list<text_constant<fixed_text_of<unit, texts[Index].size()>(texts[Index].data())>...>{};
}
// The text_list of a range of texts that `Make{}` makes.
template <class Make>
U8LIT_ABI constexpr auto text_list_made_by(Make) noexcept {
  return u8lit::text_list_made_by<Make>(indices_below<texts_made_by<Make>.size()>{});
}

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif

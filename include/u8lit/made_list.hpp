// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_MADE_LIST_HPP
#define U8LIT_MADE_LIST_HPP

#include <u8lit/indices.hpp>
#include <u8lit/text_list.hpp>
#include <u8lit/compiler/begin.hpp>

// How operations on text_constants make lists of text_constants, as made_text.hpp has how they make one.

namespace u8lit {

// The texts of the range that `Make{}` returns, counted and copied once: constants of the function that returns the list
// would be evaluated again for each call.
template <class Make>
inline constexpr size_t count_made_by = [] {
  size_t counted = 0;
  const auto range = Make{}();
  for (auto each = range.begin(); each != range.end(); ++each) ++counted;
  return counted;
}();
template <class Make>
inline constexpr auto texts_made_by = [] {
  text_array<typename decltype(Make{}())::value_type::unit_type, count_made_by<Make>> result;
  size_t at = 0;
  for (const auto text : Make{}()) result.texts[at++] = text;
  return result;
}();

template <code_unit Unit, size_t Size>
consteval fixed_text<Unit, Size> unchecked_fixed_text_of(const Unit* units) noexcept {
  fixed_text<Unit, Size> result;
  for (size_t at = 0; at < Size; ++at) result.unchecked_units[at] = units[at];
  return result;
}
template <class Make, size_t... Index>
U8LIT_ABI constexpr auto text_list_made_by(indices<Index...>) noexcept {
  using unit = typename decltype(Make{}())::value_type::unit_type;
  constexpr const auto& texts = texts_made_by<Make>;
  return text_list<text_constant<unchecked_fixed_text_of<unit, texts[Index].size()>(texts[Index].data())>...>{};
}
// The text_list of a range of texts that `Make{}` makes.
template <class Make>
U8LIT_ABI constexpr auto text_list_made_by(Make) noexcept {
  return u8lit::text_list_made_by<Make>(indices_below<count_made_by<Make>>{});
}

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif

// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_SPLIT_LIST_HPP
#define U8LIT_SPLIT_LIST_HPP

#include <u8lit/made_list.hpp>
#include <u8lit/split.hpp>
#include <u8lit/compiler/begin.hpp>

// A literal in pieces, each a literal again: `split_list<"a,b", ",">()` is `text_list_of<"a", "b">()`. What is a piece, and
// what does not compile, is as in split.hpp, where pieces are views.

namespace u8lit {

template <fixed_text Text, fixed_text Separator>
  requires well_formed<splitting::finding_of<Text, Separator>>
U8LIT_ABI constexpr auto split_list(text_constant<Text>, text_constant<Separator>) noexcept {
  return u8lit::text_list_made_by([] { return u8lit::split(text_constant<Text>{}, text_constant<Separator>{}); });
}
template <fixed_text Text, fixed_text Separator>
splitting::finding_of<Text, Separator> split_list(text_constant<Text>, text_constant<Separator>) noexcept;
template <fixed_text Text, fixed_text Separator>
  requires well_formed<splitting::finding_of<Text, Separator>>
U8LIT_ABI constexpr auto split_list() noexcept {
  return u8lit::split_list(text_constant<Text>{}, text_constant<Separator>{});
}
template <fixed_text Text, fixed_text Separator>
splitting::finding_of<Text, Separator> split_list() noexcept;

// What is between runs of ASCII white space.
template <fixed_text Text>
U8LIT_ABI constexpr auto split_ascii_white_space_list(text_constant<Text>) noexcept {
  return u8lit::text_list_made_by([] { return u8lit::split_ascii_white_space(text_constant<Text>{}); });
}
template <fixed_text Text>
  requires well_formed<finding_of<Text>>
U8LIT_ABI constexpr auto split_ascii_white_space_list() noexcept {
  return u8lit::split_ascii_white_space_list(text_constant<Text>{});
}
template <fixed_text Text>
finding_of<Text> split_ascii_white_space_list() noexcept;

// The lines.
template <fixed_text Text>
U8LIT_ABI constexpr auto lines_list(text_constant<Text>) noexcept {
  return u8lit::text_list_made_by([] { return u8lit::lines(text_constant<Text>{}); });
}
template <fixed_text Text>
  requires well_formed<finding_of<Text>>
U8LIT_ABI constexpr auto lines_list() noexcept {
  return u8lit::lines_list(text_constant<Text>{});
}
template <fixed_text Text>
finding_of<Text> lines_list() noexcept;

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif

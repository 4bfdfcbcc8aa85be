// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_FOLD_HPP
#define U8LIT_FOLD_HPP

#include <u8lit/made_text.hpp>
#include <u8lit/text_list.hpp>
#include <u8lit/compiler/begin.hpp>

// From the first scalar value to the last, or from text to text: what a function makes of what it has made so far and of
// the next one. Where that is a type, type_fold.hpp has it.

namespace u8lit {

// `fold(text, 0, function)` is function(function(0, first), second) and so on; of the empty text it is 0. The state keeps
// its type, which can be assigned to. Linear.
template <any_text Text, class State, class Function>
U8LIT_ABI constexpr State fold(const Text& text, State state, Function function) noexcept(
    noexcept(state = function(static_cast<State&&>(state), object_of<scalar_value>())) &&
    noexcept(State(static_cast<State&&>(state)))) {
  for (const scalar_value value : text_view{text}.scalars()) state = function(static_cast<State&&>(state), value);
  return state;
}
template <fixed_text Text, auto State, auto Function>
  requires well_formed<finding_of<Text>>
U8LIT_ABI constexpr auto fold() noexcept {
  return u8lit::fold(text_constant<Text>{}, State, Function);
}
template <fixed_text Text, auto State, auto Function>
finding_of<Text> fold() noexcept;

// The same over a list of literals, each of which the function takes as a text_constant.
template <class... Texts, class State, class Function>
U8LIT_ABI constexpr State fold(text_list<Texts...>, State state, [[maybe_unused]] Function function) {
  const bool folded[] = {true, (static_cast<void>(state = function(static_cast<State&&>(state), Texts{})), true)...};
  static_cast<void>(folded);
  return state;
}

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif

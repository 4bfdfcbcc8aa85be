// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_FOLD_HPP
#define U8LIT_FOLD_HPP

#include <u8lit/made_text.hpp>
#include <u8lit/reading_operation.hpp>
#include <u8lit/text_list.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

namespace detail {

struct fold_operation : reads_text {
  using reads_text::operator();
  template <any_text Text, class State, class Function>
  [[nodiscard]] U8LIT_ABI constexpr State operator()(const Text& text, State state, Function function) const noexcept(
      noexcept(state = function(static_cast<State&&>(state), object_of<scalar_value>())) &&
      noexcept(State(static_cast<State&&>(state)))) {
    for (const scalar_value value : text_view{text}.scalars()) state = function(static_cast<State&&>(state), value);
    return state;
  }
  template <class... Texts, class State, class Function>
  [[nodiscard]] U8LIT_ABI constexpr State operator()(text_list<Texts...>, State state,
                                                     [[maybe_unused]] Function function) const {
    const bool folded[] = {true, (static_cast<void>(state = function(static_cast<State&&>(state), Texts{})), true)...};
    static_cast<void>(folded);
    return state;
  }
};

}  // namespace detail

// Combines the scalar values of a text, or the texts of a text_list, from first to last:
//   fold(text, state, function)
// returns `function(function(state, first), second)` and so on, or `state` if there are none. `function` takes the state and
// a scalar_value, or a text_constant of the list; its result is assigned to the state, which keeps its type. Throws what
// `function` throws. Complexity: linear. type_fold.hpp has it for states that are types.
//   fold("123"_text, 0, [](int sum, u8lit::scalar_value digit) { return sum + static_cast<int>(digit - U'0'); }) == 6
inline constexpr detail::fold_operation fold{};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif

// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_FOLD_HPP
#define U8LIT_OPERATION_FOLD_HPP

#include <u8lit/operation/text_list.hpp>
#include <u8lit/text/reading_operation.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

struct fold_operation : reads_text {
  using reads_text::operator();
  /// Combines the scalar values of a text, from first to last. Complexity: linear. Throws what the function throws.
  /// \param text      any text
  /// \param state     the initial state
  /// \param function  takes the state and a scalar_value; returns the new state
  /// \return the last state
  template <any_text Text, class State, class Function>
  [[nodiscard]] U8LIT_ABI constexpr State operator()(const Text& text, State state, Function function) const noexcept(
      noexcept(state = function(static_cast<State&&>(state), declval<scalar_value>())) &&
      noexcept(State(static_cast<State&&>(state)))) {
    for (const scalar_value value : text_view{text}.scalars()) state = function(static_cast<State&&>(state), value);
    return state;
  }
  /// As above, for the texts of a text_list: the function takes the state and a text_constant.
  template <class... Texts, class State, class Function>
  [[nodiscard]] U8LIT_ABI constexpr State operator()(text_list<Texts...>, State state,
                                                     [[maybe_unused]] Function function) const {
    const bool folded[] = {true, (static_cast<void>(state = function(static_cast<State&&>(state), Texts{})), true)...};
    static_cast<void>(folded);
    return state;
  }
};

}  // namespace u8lit::detail

namespace u8lit {

/// Combines the scalar values of a text, or the texts of a text_list, from first to last.
///
/// Call: `fold(text, state, function)`, which returns `function(function(state, first), second)` and so on.
/// - `text`: any text, or a text_list
/// - `state`: the initial state; its type is that of the result
/// - `function`: takes the state and a scalar_value, or the state and a text_constant of the list; returns the new
///   state
/// - returns the last state. Throws what `function` throws.
/// - complexity: linear
/// \code
/// static_assert(fold("123"_text, 0, [](int sum, u8lit::scalar_value digit) { return sum + int(digit - U'0'); }) == 6);
/// \endcode
inline constexpr detail::fold_operation fold{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif

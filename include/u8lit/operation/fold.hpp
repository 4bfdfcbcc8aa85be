// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_FOLD_HPP
#define U8LIT_OPERATION_FOLD_HPP

#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/operation/text_list.hpp>
#include <u8lit/text/text_builder.hpp>
#include <u8lit/text/reading_operation.hpp>
#include <u8lit/text/scalar_array.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

struct fold_operation : reads_text {
  using reads_text::operator();
  template <any_text Text, class State, class Function>
  [[nodiscard]] U8LIT_ABI constexpr State operator()(const Text& text, State state, Function function) const noexcept(
      noexcept(state = function(static_cast<State&&>(state), declval<scalar_value>())) &&
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

}  // namespace u8lit::detail

namespace u8lit {

// Combines the scalar values of a text, or the texts of a text_list, from first to last:
//   fold(text, state, function)
// returns `function(function(state, first), second)` and so on, or `state` if there are none. `function` takes the state and
// a scalar_value, or a text_constant of the list; its result is assigned to the state, which keeps its type. Throws what
// `function` throws. Complexity: linear. type_fold.hpp has it for states that are types.
//   fold("123"_text, 0, [](int sum, u8lit::scalar_value digit) { return sum + static_cast<int>(digit - U'0'); }) == 6
inline constexpr detail::fold_operation fold{};

}  // namespace u8lit

namespace u8lit::detail {

namespace folding {

// Eight steps at a time, and those that are left one by one.
U8LIT_ABI constexpr size_t at_once(size_t left) noexcept { return left < 8 ? left : 8; }

template <template <class, char32_t> class Step, class State, const auto& Values, size_t At,
          size_t Left = folding::at_once(Values.size() - At)>
struct scalars : scalars<Step, Step<State, Values[At]>, Values, At + 1> {};
template <template <class, char32_t> class Step, class State, const auto& Values, size_t At>
struct scalars<Step, State, Values, At, 0> : type_identity<State> {};
template <template <class, char32_t> class Step, class State, const auto& Values, size_t At>
struct scalars<Step, State, Values, At, 8>
    : scalars<Step,
              Step<Step<Step<Step<Step<Step<Step<Step<State, Values[At]>, Values[At + 1]>, Values[At + 2]>, Values[At + 3]>,
                                  Values[At + 4]>, Values[At + 5]>, Values[At + 6]>, Values[At + 7]>,
              Values, At + 8> {};

template <template <class, class> class Step, class State, class List>
struct texts;
template <template <class, class> class Step, class State>
struct texts<Step, State, text_list<>> : type_identity<State> {};
template <template <class, class> class Step, class State, class First, class... Rest>
struct texts<Step, State, text_list<First, Rest...>> : texts<Step, Step<State, First>, text_list<Rest...>> {};
template <template <class, class> class Step, class State, class First, class Second, class Third, class Fourth, class Fifth,
          class Sixth, class Seventh, class Eighth, class... Rest>
struct texts<Step, State, text_list<First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth, Rest...>>
    : texts<Step,
            Step<Step<Step<Step<Step<Step<Step<Step<State, First>, Second>, Third>, Fourth>, Fifth>, Sixth>, Seventh>, Eighth>,
            text_list<Rest...>> {};

}  // namespace folding

}  // namespace u8lit::detail

namespace u8lit::detail {

// The type that `Step<State, value>` is for the last scalar value of a literal, where the state is what it was for the one
// before, and `State` for the first: a fold whose state is a type. `Step` is a class template, or an alias that computes. An
// eighth of an instantiation for each scalar value, besides what the steps are.
template <template <class, char32_t> class Step, class State, fixed_text Text>
  requires well_formed<detail::diagnostic_of<Text>>
using scalar_fold = typename detail::folding::scalars<Step, State, scalar_array_of<Text>, 0>::type;

// The same over the texts of a text_list: `Step<State, text_constant<...>>`.
template <template <class, class> class Step, class State, class List>
using list_fold = typename detail::folding::texts<Step, State, List>::type;

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

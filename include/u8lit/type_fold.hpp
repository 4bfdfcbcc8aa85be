// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TYPE_FOLD_HPP
#define U8LIT_TYPE_FOLD_HPP

#include <u8lit/finding.hpp>
#include <u8lit/scalar_array.hpp>
#include <u8lit/text_list.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

namespace folding {

// Eight steps at a time, and those that are left one by one.
U8LIT_ABI constexpr size_t at_once(size_t left) noexcept { return left < 8 ? left : 8; }

template <template <class, char32_t> class Step, class State, const auto& Values, size_t At,
          size_t Left = folding::at_once(Values.size() - At)>
struct scalars : scalars<Step, Step<State, Values[At]>, Values, At + 1> {};
template <template <class, char32_t> class Step, class State, const auto& Values, size_t At>
struct scalars<Step, State, Values, At, 0> : found_to_be<State> {};
template <template <class, char32_t> class Step, class State, const auto& Values, size_t At>
struct scalars<Step, State, Values, At, 8>
    : scalars<Step,
              Step<Step<Step<Step<Step<Step<Step<Step<State, Values[At]>, Values[At + 1]>, Values[At + 2]>, Values[At + 3]>,
                                  Values[At + 4]>, Values[At + 5]>, Values[At + 6]>, Values[At + 7]>,
              Values, At + 8> {};

template <template <class, class> class Step, class State, class List>
struct texts;
template <template <class, class> class Step, class State>
struct texts<Step, State, text_list<>> : found_to_be<State> {};
template <template <class, class> class Step, class State, class First, class... Rest>
struct texts<Step, State, text_list<First, Rest...>> : texts<Step, Step<State, First>, text_list<Rest...>> {};
template <template <class, class> class Step, class State, class First, class Second, class Third, class Fourth, class Fifth,
          class Sixth, class Seventh, class Eighth, class... Rest>
struct texts<Step, State, text_list<First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth, Rest...>>
    : texts<Step,
            Step<Step<Step<Step<Step<Step<Step<Step<State, First>, Second>, Third>, Fourth>, Fifth>, Sixth>, Seventh>, Eighth>,
            text_list<Rest...>> {};

}  // namespace folding

// The type that `Step<State, value>` is for the last scalar value of a literal, where the state is what it was for the one
// before, and `State` for the first: a fold whose state is a type. `Step` is a class template, or an alias that computes. An
// eighth of an instantiation for each scalar value, besides what the steps are.
template <template <class, char32_t> class Step, class State, fixed_text Text>
  requires well_formed<finding_of<Text>>
using scalar_fold = typename folding::scalars<Step, State, scalar_array_of<Text>, 0>::type;

// The same over the texts of a text_list: `Step<State, text_constant<...>>`.
template <template <class, class> class Step, class State, class List>
using list_fold = typename folding::texts<Step, State, List>::type;

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif

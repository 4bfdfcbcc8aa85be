// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_FOLD_HPP
#define U8LIT_OPERATION_FOLD_HPP

#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/operation/text_list.hpp>
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

namespace folding {

// The recursion takes eight steps at a time, and the rest one by one: an eighth of the instantiations.
U8LIT_ABI constexpr size_t steps_at_once(size_t left) noexcept { return left < 8 ? left : 8; }

template <template <class, char32_t> class Step, class State, const auto& Values, size_t At,
          size_t Left = folding::steps_at_once(Values.size() - At)>
struct scalars : scalars<Step, Step<State, Values[At]>, Values, At + 1> {};
template <template <class, char32_t> class Step, class State, const auto& Values, size_t At>
struct scalars<Step, State, Values, At, 0> : type_identity<State> {};
template <template <class, char32_t> class Step, class State, const auto& Values, size_t At>
struct scalars<Step, State, Values, At, 8>
    : scalars<Step,
              Step<Step<Step<Step<Step<Step<Step<Step<State, Values[At]>, Values[At + 1]>, Values[At + 2]>,
                                       Values[At + 3]>, Values[At + 4]>, Values[At + 5]>, Values[At + 6]>,
                   Values[At + 7]>,
              Values, At + 8> {};

template <template <class, class> class Step, class State, class List>
struct texts;
template <template <class, class> class Step, class State>
struct texts<Step, State, text_list<>> : type_identity<State> {};
template <template <class, class> class Step, class State, class First, class... Rest>
struct texts<Step, State, text_list<First, Rest...>> : texts<Step, Step<State, First>, text_list<Rest...>> {};
template <template <class, class> class Step, class State, class First, class Second, class Third, class Fourth,
          class Fifth, class Sixth, class Seventh, class Eighth, class... Rest>
struct texts<Step, State, text_list<First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth, Rest...>>
    : texts<Step,
            Step<Step<Step<Step<Step<Step<Step<Step<State, First>, Second>, Third>, Fourth>, Fifth>, Sixth>, Seventh>,
                 Eighth>,
            text_list<Rest...>> {};

}  // namespace folding

// A fold whose state is a type: `Step<State, value>` for the first scalar value of a literal, then `Step` of that type
// and the second value, and so on; `State` if there are none. `Step` is a class template, or an alias template that
// computes the next state. Besides the steps, it costs an eighth of an instantiation for each scalar value.
//   template <class Count, char32_t> using count_one = std::integral_constant<int, Count::value + 1>;
//   static_assert(scalar_fold<count_one, std::integral_constant<int, 0>, "日本">::value == 2);
template <template <class, char32_t> class Step, class State, fixed_text Text>
  requires well_formed<diagnostic_of<Text>>
using scalar_fold = typename folding::scalars<Step, State, make_scalar_array<Text>, 0>::type;

// As `scalar_fold`, over the texts of a text_list: `Step<State, text_constant<...>>` for each of them.
template <template <class, class> class Step, class State, class List>
using list_fold = typename folding::texts<Step, State, List>::type;

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

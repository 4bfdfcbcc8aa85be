// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/transform.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

constexpr int next(int number) { return number + 1; }
constexpr auto twice = [](int number) { return number * 2; };
constexpr auto of_anything = [](auto... all) { return sizeof...(all); };
struct empty_but_needs_a_number {
  explicit constexpr empty_but_needs_a_number(int) {}
};

// Of a lambda that captures nothing, the type is enough.
template <class Function>
constexpr bool is_stateless(Function) {
  return stateless<Function>;
}
static_assert(is_stateless(twice) && is_stateless(of_anything) && !is_stateless([number = 1] { return number; }));
static_assert(!is_stateless(&next) && !stateless<empty_but_needs_a_number>);

// Any constant function as such.
static_assert(stateless<constant_function<&next>> && stateless<constant_function<twice>>);
constexpr bool calls() {
  return constant_function<&next>{}(1) == 2 && constant_function<next>{}(1) == 2 && constant_function<twice>{}(2) == 4 &&
         constant_function<of_anything>{}(1, 2, 3) == 3;
}
static_assert(calls());
template <class Function, class Argument>
concept takes = requires(Function function, Argument argument) { function(argument); };
static_assert(takes<constant_function<&next>, int> && !takes<constant_function<&next>, const char*>);

int main() { return at_run_time(calls); }

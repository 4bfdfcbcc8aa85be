// SPDX-License-Identifier: BSL-1.0
#include <u8lit/table/text_switch.hpp>

#include <type_traits>
#include <utility>

#include "../support/at_run_time.hpp"

using namespace u8lit::detail::switching;

// The common type of results is the standard library's, but for references that are all the same.
template <class... Results>
inline constexpr bool is_as_common_type = std::is_same_v<common_of<Results...>, std::common_type_t<Results...>>;
static_assert(is_as_common_type<int, int, int> && is_as_common_type<char, long, int> && is_as_common_type<const char*, std::nullptr_t>);
static_assert(is_as_common_type<void, void> && is_as_common_type<int, double, float> && is_as_common_type<int>);
static_assert(std::is_same_v<common_of<int&, int&>, int&> && std::is_same_v<common_of<int, void>, no_common_type>);
static_assert(std::is_same_v<common_of<int, const char*, int>, no_common_type>);

// A handler is called without argument, if it can be.
struct both {
  constexpr int operator()() const { return 1; }
  constexpr int operator()(char) const { return 2; }
};
struct with_text {
  constexpr long operator()(char text) const { return text; }
};
static_assert(std::is_same_v<result_of_one<both, char>::type, int> && std::is_same_v<result_of_one<with_text, char>::type, long>);

// Each handler by its index, in two steps of sixteen.
template <int Number>
struct gives {
  int* calls;
  constexpr int operator()() const {
    ++*calls;
    return Number;
  }
};
template <int... Number>
constexpr int call_of(std::size_t index, int& calls, std::integer_sequence<int, Number...>) {
  return [&](auto... handlers) { return call_among<int>(index, 'a', handlers...); }(gives<Number>{&calls}...);
}
constexpr bool calls_each_once() {
  for (int index = 0; index < 20; ++index) {
    int calls = 0;
    const auto number = static_cast<std::size_t>(index);
    if (call_of(number, calls, std::make_integer_sequence<int, 20>{}) != index || calls != 1) return false;
    if (index < 16 && call_of(number, calls, std::make_integer_sequence<int, 16>{}) != index) return false;
    if (index < 17 && call_of(number, calls, std::make_integer_sequence<int, 17>{}) != index) return false;
  }
  return true;
}
static_assert(calls_each_once());

// Results are constructed where they are wanted: they need not be movable.
struct immovable {
  int value;
  constexpr explicit immovable(int number) : value{number} {}
  immovable(const immovable&) = delete;
  immovable& operator=(const immovable&) = delete;
};
constexpr bool moves_nothing() {
  auto handler = [] { return immovable{3}; };
  return call<immovable>(handler, 'a').value == 3;
}
static_assert(moves_nothing());

int main() { return at_run_time(calls_each_once, moves_nothing); }

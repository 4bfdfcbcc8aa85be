// SPDX-License-Identifier: BSL-1.0
#include <u8lit/base/refused_variable.hpp>

using namespace u8lit::detail;

// Halves of numbers; odd numbers are refused.
struct is_odd {
  static constexpr bool is_refused = true;
};
template <int Number>
constexpr const bool* check_number() {
  if constexpr (Number % 2 == 0) return &no_flaw::is_refused;
  else return &is_odd::is_refused;
}
template <int Number, const bool* Error = check_number<Number>()>
  requires acceptable<Error>
inline constexpr int half_of = Number / 2;
template <int Number, const bool* Error>
  requires refused_in_words<Error>
inline const no_table<Error> half_of<Number, Error> = {};

static_assert(half_of<4> == 2 && half_of<0> == 0);

// What is refused has no value and no size. clang refuses the name alone, too.
template <int Number>
concept has_half = requires { half_of<Number> + 0; };
template <int Number>
concept has_size = requires { sizeof(half_of<Number>); };
template <int Number>
concept has_name = requires { half_of<Number>; };
static_assert(has_half<4> && has_size<4> && has_name<4>);
static_assert(!has_half<3> && !has_size<3> && has_name<3> == compiler::prints_strings);

int main() {}

// SPDX-License-Identifier: BSL-1.0
#include <u8lit/base/refusal.hpp>

#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

static_assert(accepted(0, {}) == 0 && accepted(7, {}) == 7 && noexcept(accepted(7, {})));

// A reason is read past the end of its only element, and no constant expression may do that.
enum for_some_reason : unsigned char {};
static_assert(sizeof(diagnostic_array<for_some_reason>::at) == 1 && diagnostic_array<for_some_reason>{}.at[0] == 0);
constexpr size_t refuse_for_some_reason(size_t number, in_hex) { return diagnostic_array<for_some_reason>{}.at[number]; }

// So the very same call is a constant for the element there is, and none for the ones there are not.
template <size_t Number>
concept is_constant = requires { typename std::integral_constant<size_t, refuse_for_some_reason(Number, {})>; };
static_assert(is_constant<0> && !is_constant<1> && !is_constant<2> && !is_constant<1000>);

constexpr bool a_judgement_rules() {
  const diagnosis good = accept(3), bad{refuse_for_some_reason, 0, {}};
  return good.report(good.number, good.shown) == 3 && good.accepts && !bad.accepts;
}
static_assert(a_judgement_rules());

struct incomplete;
static_assert(std::is_same_v<type_identity<incomplete>::type, incomplete>);
static_assert(std::is_trivially_copyable_v<diagnosis> && std::is_aggregate_v<diagnosis>);

int main() { return at_run_time(a_judgement_rules); }

// SPDX-License-Identifier: BSL-1.0
#include <u8lit/rfc3629/syntax.hpp>

#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

constexpr syntax<1, 1> one{{{octet_range{1, 2}}}};
constexpr syntax<2, 2> two{{{octet_range{3, 4}}, {octet_range{5, 6}, octet_range{7, 8}}}};
constexpr syntax<0, 4> none{};

// The alternatives of both, in order, as long as the longest.
constexpr syntax<3, 2> both{{{octet_range{1, 2}}, {octet_range{3, 4}}, {octet_range{5, 6}, octet_range{7, 8}}}};
constexpr syntax<3, 2> turned{{{octet_range{3, 4}}, {octet_range{5, 6}, octet_range{7, 8}}, {octet_range{1, 2}}}};
constexpr bool joins_syntaxes() { return (one | two) == both && (two | one) == turned; }
static_assert(joins_syntaxes());
static_assert(std::is_same_v<decltype(one | none), syntax<1, 4>> && (one | none)[0].size == 1 && (none | none).size() == 0);

// Parts, which together are the whole.
constexpr bool takes_parts() {
  return select_alternatives<1, 2>(both) == two && select_alternatives<0, 0>(both).size() == 0 && select_alternatives<0, 3>(both) == both;
}
static_assert(takes_parts());
static_assert((select_alternatives<0, 4>(utf8_syntax) | select_alternatives<4, 5>(utf8_syntax)) == utf8_syntax);

// There are no more than there are.
template <size_t First, size_t Count>
concept has_alternatives = requires { select_alternatives<First, Count>(both); };
static_assert(has_alternatives<3, 0> && has_alternatives<0, 3> && !has_alternatives<0, 4> && !has_alternatives<4, 0>);
static_assert(!has_alternatives<2, static_cast<size_t>(-1)>);

int main() { return at_run_time(joins_syntaxes, takes_parts); }

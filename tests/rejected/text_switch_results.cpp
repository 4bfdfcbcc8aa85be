// SPDX-License-Identifier: BSL-1.0
// Results of types that have nothing in common.
#include <u8lit/text_switch.hpp>
using namespace u8lit;

constexpr auto one = [] { return 1; };
const auto result = text_switch("a", on("a"_text, one), otherwise([] { return "one"; }));  // refused

// g++: the results of the handlers have no common type
// clang: the results of the handlers have no | common type
// clang 14-15: switches::no_common_result
// first: g++ | clang

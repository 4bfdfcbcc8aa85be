// SPDX-License-Identifier: BSL-1.0
// Results of types that have nothing in common.
#include <u8lit/text_switch.hpp>
using namespace u8lit;

constexpr auto one = [] { return 1; };
const auto result = text_switch("a", on("a"_text, one), otherwise([] { return "one"; }));  // refused

// g++: switches::results_have_no_common_type
// clang: switches::results_have_no_common_type

// SPDX-License-Identifier: BSL-1.0
// `otherwise` before a case.
#include <u8lit/text_switch.hpp>
using namespace u8lit;

constexpr auto one = [] { return 1; };
const int number = text_switch("a", otherwise(one), on("a"_text, one));  // refused

// g++: switches::otherwise_stands_last
// clang: switches::otherwise_stands_last

// SPDX-License-Identifier: BSL-1.0
// `otherwise` before a case.
#include <u8lit/text_switch.hpp>
using namespace u8lit;

constexpr auto one = [] { return 1; };
const int number = text_switch("a", otherwise(one), on("a"_text, one));  // refused

// g++: otherwise(handler) must be the last argument
// clang: otherwise(handler) must be the last | argument
// clang 14-15: switches::otherwise_stands_last
// first: g++ | clang

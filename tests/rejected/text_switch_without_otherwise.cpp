// SPDX-License-Identifier: BSL-1.0
// A switch that might give nothing.
#include <u8lit/text_switch.hpp>
using namespace u8lit;

constexpr auto one = [] { return 1; };
const int number = text_switch("a", on("a"_text, one), on("b"_text, one));  // refused

// g++: no value if no case matches: add otherwise(handler)
// clang: no value if no case matches: add | otherwise(handler)
// clang 14-15: switches::add_otherwise
// first: g++ | clang
// mended: const int number = text_switch("a", on("a"_text, one), on("b"_text, one), otherwise(one));

// SPDX-License-Identifier: BSL-1.0
// A switch that might give nothing.
#include <u8lit/text_switch.hpp>
using namespace u8lit;

constexpr auto one = [] { return 1; };
const int number = text_switch("a", on("a"_text, one), on("b"_text, one));  // refused

// g++: switches::handlers_return_a_value_so_add_otherwise_as_the_last_argument
// clang: switches::handlers_return_a_value_so_add_otherwise_as_the_last_argument
// mended: const int number = text_switch("a", on("a"_text, one), on("b"_text, one), otherwise(one));

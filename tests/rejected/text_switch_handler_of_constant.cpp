// SPDX-License-Identifier: BSL-1.0
// The handler that is chosen takes something else.
#include <u8lit/text_switch.hpp>
using namespace u8lit;

constexpr auto of_number = [](int) { return 1; };
constexpr auto of_none = [] { return 0; };
const auto result = text_switch(text_constant<"é">{}, on("a"_text, of_none), on("é"_text, of_number));  // refused

// g++: the handler of case 2 must take no argument, or the text
// clang: the handler of case 2 must take no | argument, or the text
// clang 14-15: switches::a_handler_takes_no_argument_or_the_text<2>
// first: g++ | clang

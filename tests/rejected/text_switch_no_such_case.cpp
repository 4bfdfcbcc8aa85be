// SPDX-License-Identifier: BSL-1.0
// A text_constant that no case is for.
#include <u8lit/text_switch.hpp>
using namespace u8lit;

constexpr auto one = [] { return 1; };
const int number = text_switch(text_constant<"blü">{}, on("a"_text, one), on("b"_text, one));  // refused

// g++: there is no case for \"bl<U+00FC>\"
// clang: there is no case for \"bl<U+00FC>\"
// clang 14-15: switches::there_is_no_case_for< | characters<U'b', U'l', U'\xfc'>
// first: g++ | clang

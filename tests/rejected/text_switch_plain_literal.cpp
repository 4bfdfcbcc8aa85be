// SPDX-License-Identifier: BSL-1.0
// The text of a case without its suffix.
#include <u8lit/text_switch.hpp>
using namespace u8lit;

constexpr auto one = [] { return 1; };
const int number = text_switch("a", on("a", one), otherwise(one));  // refused

// g++: a_case_is_made_of_text_constants_and_a_handler
// g++ 15+: a case is made of literals with _text and of a handler
// clang: a_case_is_made_of_text_constants_and_a_handler
// clang 19+: a case is made of literals with _text and of a handler
// errors: clang: 2
// lines: clang: 35 | g++: 12 | g++ 16+: 24

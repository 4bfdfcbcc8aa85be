// SPDX-License-Identifier: BSL-1.0
// A handler that takes text of a string that nobody has checked.
#include <u8lit/text_switch.hpp>

#include <string_view>
using namespace u8lit;

constexpr auto of_text = [](text_view<char>) { return 1; };
constexpr auto of_none = [] { return 0; };
constexpr std::string_view word = "é";
const auto result = text_switch(word, on("a"_text, of_none), on("é"_text, of_text), otherwise(of_none));  // refused

// g++: the handler of case 2 must take no argument, or the text
// clang: the handler of case 2 must take no | argument, or the text
// clang 14-15: switches::a_handler_takes_no_argument_or_the_text<2>
// first: g++ | clang

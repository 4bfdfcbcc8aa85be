// SPDX-License-Identifier: BSL-1.0
// The text of a case without its suffix.
#include <u8lit/text_switch.hpp>
using namespace u8lit;

constexpr auto one = [] { return 1; };
const int number = text_switch("a", on("a", one), otherwise(one));  // refused

// g++: a_case_is_made_of_literals_with_the_suffix_text_and_a_handler
// g++ 15+: a case is made of literals with _text (using namespace u8lit::literals) and a handler
// clang: u8lit: a case is made of literals with _text (using namespace u8lit::literals) and a handler, as in on("a"_text, [] { return 1; })
// first: g++ | clang
// lines: clang 23+: 15
// mended: const int number = text_switch("a", on("a"_text, one), otherwise(one));

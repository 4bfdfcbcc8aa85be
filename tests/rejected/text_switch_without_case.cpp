// SPDX-License-Identifier: BSL-1.0
// A switch without a case.
#include <u8lit/text_switch.hpp>
using namespace u8lit;

constexpr auto one = [] { return 1; };
const int number = text_switch("a", otherwise(one));  // refused

// g++: a text_switch needs a case, write on(text, handler)
// clang: a text_switch needs a case, write | on(text, handler)
// clang 14-15: switches::there_is_no_case
// first: g++ | clang
// mended: const int number = text_switch("a", on("a"_text, one), otherwise(one));

// SPDX-License-Identifier: BSL-1.0
// One text in two cases of a switch.
#include <u8lit/text_switch.hpp>
using namespace u8lit;

constexpr auto one = [] { return 1; };
const int number = text_switch("a", on("a"_text, one), on("b"_text, "grün"_text, one), on("grün"_text, one), otherwise(one));  // refused

// g++: case texts 3 and 4 are the same, \"gr<U+00FC>n\"
// clang: case texts 3 and 4 are the same, | \"gr<U+00FC>n\"
// clang 14-15: invalid_key::duplicate< | row_number<3> | row_number<4> | characters<U'g', U'r', U'\xfc', U'n'>
// first: g++ | clang

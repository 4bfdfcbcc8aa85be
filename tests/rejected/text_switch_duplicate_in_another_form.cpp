// SPDX-License-Identifier: BSL-1.0
// One text in two cases, in two forms.
#include <u8lit/text_switch.hpp>
using namespace u8lit;

constexpr auto one = [] { return 1; };
const int number = text_switch("a", on("red"_text, one), on(u"red"_text, one), otherwise(one));  // refused

// g++: case texts 1 and 2 are the same, \"red\"
// clang: case texts 1 and 2 are the same, | \"red\"
// clang 14-15: invalid_key::duplicate< | row_number<1> | row_number<2> | characters<U'r', U'e', U'd'>
// first: g++ | clang

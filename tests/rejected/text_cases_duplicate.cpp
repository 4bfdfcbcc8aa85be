// SPDX-License-Identifier: BSL-1.0
// One text twice, in two forms.
#include <u8lit.hpp>
using namespace u8lit;

constexpr text_cases<"red", u"grün", "grün"> colour;  // refused

// g++: case texts 2 and 3 are the same, \"gr<U+00FC>n\"
// clang: case texts 2 and 3 are the same, | \"gr<U+00FC>n\"
// clang 14-15: invalid_key::duplicate< | row_number<2> | row_number<3> | characters<U'g', U'r', U'\xfc', U'n'>
// first: g++ | clang
// lines: g++ 16+: 10
// errors: g++: 2

// SPDX-License-Identifier: BSL-1.0
// A text that is none of the cases.
#include <u8lit/text_switch.hpp>
using namespace u8lit;

constexpr text_cases<"red", "grün"> colour;
const auto number = colour.of(text_constant<"blü">{});  // refused

// g++: there is no case for \"bl<U+00FC>\"
// clang: there is no case for \"bl<U+00FC>\"
// clang 14-15: switches::there_is_no_case_for< | characters<U'b', U'l', U'\xfc'>
// first: g++ | clang

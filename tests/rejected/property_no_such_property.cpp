// SPDX-License-Identifier: BSL-1.0
// A property that does not exist.
#include <u8lit/code_point_properties.hpp>

bool is_letter(char32_t value) { return u8lit::unicode::has<"Alphabet">(value); }  // refused

// g++: "u8lit has no property called \"Alphabet\""
// clang: u8lit has no property called | \"Alphabet\"
// clang 14-15: there_is_no_property_of_this_name
// first: g++ | clang

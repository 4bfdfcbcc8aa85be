// SPDX-License-Identifier: BSL-1.0
// A property that has several values for a character.
#include <u8lit/code_point_properties.hpp>

constexpr auto scripts = u8lit::unicode::property_map<u8lit::unicode::script_extensions>;  // refused

// g++: "property_map is for properties with one value for each character, such as script"
// clang: property_map is for properties with | one value for each character, such | as script
// clang 14-15: has_no_single_value_of_this_type_for_each_character
// first: g++ | clang
// mended: constexpr auto scripts = u8lit::unicode::property_map<u8lit::unicode::script>;

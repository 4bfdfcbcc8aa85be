// SPDX-License-Identifier: BSL-1.0
// A script that does not exist.
#include <u8lit/code_point_properties.hpp>

constexpr auto greek = u8lit::unicode::property<"Script=Grekk">;  // refused

// g++: "no script of Unicode 17.0 is called \"Grekk\""
// clang: no script of Unicode 17.0 is 
// clang 14-15: has_no_value_of_this_name<u8lit::detail::property_kind::script>
// first: g++ | clang

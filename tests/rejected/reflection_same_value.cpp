// SPDX-License-Identifier: BSL-1.0
// Two enumerators with the same value, in a map that finds names by values.
#include <u8lit/reflection.hpp>
#include <u8lit/text_table.hpp>

enum class colour { red, green, last = green };
constexpr auto& colours = u8lit::make_text_map<u8lit::reflection::enumerators<colour>, u8lit::table_option::bidirectional>;  // refused

// g++: "rows 2 and 3 have the same value, \"green\""
// first: g++
// only: g++ 16+
// flags: -std=c++26 -freflection

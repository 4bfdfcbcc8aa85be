// SPDX-License-Identifier: BSL-1.0
// A look-up by value in a map that does not have it.
#include <u8lit/text_table.hpp>

inline constexpr u8lit::text_row<int> rows[] = {{"rot", 1}, {"grün", 2}};
inline constexpr auto colours = u8lit::make_text_map<rows>;
int main() {
  return 0
         + (colours.find_by_value(1) == colours.end())  // refused
      ;
}

// g++: use of deleted function | make_the_map_with_table_option_bidirectional
// g++ 15+: u8lit: this map does not find keys by values: make it with table_option::bidirectional
// clang: u8lit: this map does not find keys by values: make it with table_option::bidirectional
// first: g++ 15+ | clang
// mended: + !colours.contains("rot")

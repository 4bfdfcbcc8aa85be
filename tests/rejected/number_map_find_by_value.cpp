// SPDX-License-Identifier: BSL-1.0
// A look-up by value in a map that does not have it.
#include <u8lit/number_map.hpp>

inline constexpr auto rows = u8lit::make_rows<int, int>({{404, 1}, {200, 2}});
inline constexpr auto statuses = u8lit::make_number_map<rows>;
int main() {
  return 0
         + (statuses.find_by_value(1) == statuses.end())  // refused
      ;
}

// g++: use of deleted function | make_the_map_with_table_option_bidirectional
// g++ 15+: u8lit: this map does not find keys by values: make it with table_option::bidirectional
// clang: u8lit: this map does not find keys by values: make it with table_option::bidirectional
// first: g++ 15+ | clang
// mended: + !statuses.contains(404)

// SPDX-License-Identifier: BSL-1.0
// operator[] of std::map adds a key that is missing, which a constant map cannot.
#include <u8lit/number_map.hpp>

inline constexpr auto rows = u8lit::make_rows<int, int>({{404, 1}, {200, 2}});
inline constexpr auto statuses = u8lit::make_number_map<rows>;
int value_of([[maybe_unused]] int status) {
  return 0
         + statuses[status]  // refused
      ;
}

// g++: use of deleted function | call_at_or_find_value_or_nth_instead_of_a_subscript
// g++ 15+: u8lit: a map has no []: call at(key) if the key is constant, else find_value(key); nth(rank) returns an entry
// clang: u8lit: a map has no []: call at(key) if the key is constant, else find_value(key); nth(rank) returns an entry
// first: g++ | clang
// mended: + statuses.find_value(status).value_or(0)

// SPDX-License-Identifier: BSL-1.0
// operator[] of std::map adds a key that is missing, which a constant map cannot.
#include <u8lit/text_table.hpp>

inline constexpr u8lit::text_row<int> rows[] = {{"a", 1}, {"grün", 2}};
inline constexpr auto colours = u8lit::make_text_map<rows>;
int value() {
  return 0
         + colours["grün"]  // refused
      ;
}

// g++: use of deleted function | call_at_or_find_value_or_nth_instead_of_a_subscript
// g++ 15+: u8lit: a map has no []: call at(key) if the key is constant, else find_value(key); nth(rank) returns an entry
// clang: u8lit: a map has no []: call at(key) if the key is constant, else find_value(key); nth(rank) returns an entry
// first: g++ | clang
// mended: + colours.at("grün")

// SPDX-License-Identifier: BSL-1.0
// A key that is read at run time may not be there.
#include <string>
#include <u8lit/text_table.hpp>

inline constexpr u8lit::text_row<int> rows[] = {{"a", 1}, {"grün", 2}};
inline constexpr auto colours = u8lit::make_text_map<rows>;
int value_of([[maybe_unused]] const std::string& word) {
  return 0
         + colours[word]  // refused
      ;
}

// g++: use of deleted function | call_at_or_find_value_or_nth_instead_of_a_subscript
// g++ 15+: u8lit: a map has no []: call at(key) if the key is constant, else find_value(key); nth(rank) returns an entry
// clang: u8lit: a map has no []: call at(key) if the key is constant, else find_value(key); nth(rank) returns an entry
// first: g++ | clang
// mended: + colours.find_value(word).value_or(0)

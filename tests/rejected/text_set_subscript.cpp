// SPDX-License-Identifier: BSL-1.0
// A number in brackets could be a rank or a key.
#include <u8lit/text_table.hpp>

inline constexpr u8lit::text_key<> rows[] = {"a", "grün"};
inline constexpr auto words = u8lit::make_text_set<rows>;
bool first() {
  return true
         && words[0].empty()  // refused
      ;
}

// g++: use of deleted function | call_contains_or_find_or_nth_instead_of_a_subscript
// g++ 15+: u8lit: a set has no []: call contains(key), find(key) or nth(rank)
// clang: u8lit: a set has no []: call contains(key), find(key) or nth(rank)
// first: g++ | clang
// mended: && words.nth(0).empty()

// SPDX-License-Identifier: BSL-1.0
// A key that is read at run time may not be there.
#include <string>
#include <u8lit/text_table.hpp>

inline constexpr u8lit::text_row<int> rows[] = {{"rot", 1}, {"grün", 2}};
inline constexpr auto colours = u8lit::make_text_map<rows>;
int number_of([[maybe_unused]] const std::string& word) {
  return 0
         + colours.at(word)  // refused
      ;
}

// g++: use of deleted function | at_run_time_call_value_or_or_find_value_instead_of_at
// g++ 15+: `at` is for constants: at run time call value_or(key, other) or find_value(key)
// clang: u8lit: `at` is for constants: at run time call value_or(key, other) or find_value(key)
// first: g++ 15+ | clang
// mended: + colours.find_value(word).value_or(0)

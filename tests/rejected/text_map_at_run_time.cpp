// SPDX-License-Identifier: BSL-1.0
// A key that is known only at run time may not be there: for it there are find_value, value_or, find and contains.
#include <string_view>
#include <u8lit/text_table.hpp>

inline constexpr u8lit::text_row<int> rows[] = {{"rot", 1}, {"grün", 2}};
inline constexpr auto colours = u8lit::make_text_map<rows>;
int number_of([[maybe_unused]] std::string_view word) {
  return 0
         + colours.at(word)  // refused
      ;
}

// g++: "the key is not constant: call value_or(key, other) or find_value(key)"
// clang: this_key_is_missing_or_known_only_at_run_time>' is not a constant expression | "the key is not constant: call value_or(key, other) or find_value(key)"
// first: g++ 12-13 | clang
// mended: + colours.find_value(word).value_or(0)

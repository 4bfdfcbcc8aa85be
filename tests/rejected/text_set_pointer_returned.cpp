// SPDX-License-Identifier: BSL-1.0
// The length of a string that only a pointer leads to is unknown; what is done with the result is no second mistake.
#include <u8lit/text_table.hpp>

inline constexpr u8lit::text_key<> rows[] = {"rot", "grün"};
inline constexpr auto colours = u8lit::make_text_set<rows>;
inline bool is_colour([[maybe_unused]] const char* word) {
  return true
         && colours.contains(word)  // refused
      ;
}

// g++: pass_a_view_of_the_pointer_and_length
// g++ 15+: u8lit: how long is this text? Pass a view: std::string_view{pointer, length}
// clang: u8lit: how long is this text? Pass a view: std::string_view{pointer, length}
// first: g++ | clang
// mended: #include <string_view>
// mended: && colours.contains(std::string_view{word, 3})

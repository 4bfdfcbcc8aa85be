// SPDX-License-Identifier: BSL-1.0
// Keys of char mean nothing where such literals are not in UTF-8.
#include <u8lit.hpp>

inline constexpr u8lit::text_row<int> rows[] = {{"rot", 1}, {"blau", 2}};
inline constexpr auto colours = u8lit::make_text_map<rows>;  // refused

// g++: "row 1: the ordinary literal encoding is not UTF-8: write u8\"...\""
// flags: -fexec-charset=latin1
// only: g++
// first: g++
// mended: inline constexpr u8lit::text_row<int, char8_t> others[] = {{u8"rot", 1}, {u8"blau", 2}};
// mended: inline constexpr auto colours = u8lit::make_text_map<others>;

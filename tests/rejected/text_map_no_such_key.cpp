// SPDX-License-Identifier: BSL-1.0
// The value of a key that is not there.
#include <u8lit/text_table.hpp>

inline constexpr u8lit::text_row<int> rows[] = {{"rot", 1}, {"grün", 2}};
inline constexpr auto colours = u8lit::make_text_map<rows>;
int blue = colours.at("blau");  // refused

// g++: colours | at<char [5]>("blau") | there_is_no_such_key
// clang: no_such_key | colours.at<char[5]
// clang 14-16: no_such_key | colours->at("blau")
// clang 17: no_such_key | colours.at("blau")

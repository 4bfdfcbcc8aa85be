// SPDX-License-Identifier: BSL-1.0
// Keys of char mean nothing where such literals are not in UTF-8.
#include <u8lit.hpp>

inline constexpr u8lit::text_row<int> rows[] = {{"rot", 1}, {"blau", 2}};
inline constexpr auto colours = u8lit::make_text_map<rows>;  // refused

// g++: invalid_key::ill_formed< | key_number<1> | ordinary_literal_encoding<u8lit::invalid_utf8::is_not_UTF_8>
// lines: g++: 12
// flags: -fexec-charset=latin1
// only: g++

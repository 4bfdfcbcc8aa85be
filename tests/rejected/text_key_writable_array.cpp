// SPDX-License-Identifier: BSL-1.0
// How much of a writable array is a key is unknown.
#include <u8lit/text_table.hpp>

extern char buffer[8];
inline const u8lit::text_key<> key{buffer};  // refused

// g++: a_key_is_a_literal_or_a_view_of_constant_code_units
// g++ 15+: u8lit: how long is this text? A key is a literal
// clang: a_key_is_a_literal_or_a_view_of_constant_code_units
// clang 19+: u8lit: how long is this text? A key is a literal
// first: g++ | clang 19+
// mended: inline const u8lit::text_key<> key{"key"};

// SPDX-License-Identifier: BSL-1.0
// How much of a writable array is a key is unknown.
#include <u8lit/text_table.hpp>

extern char buffer[8];
inline const u8lit::text_key<> key{buffer};  // refused

// g++: pass_a_view_of_the_pointer_and_length
// g++ 15+: u8lit: how long is this text? A key is a literal
// clang: pass_a_view_of_the_pointer_and_length
// clang 19+: u8lit: how long is this text? A key is a literal
// mended: inline const u8lit::text_key<> key{"key"};

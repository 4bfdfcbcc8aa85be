// SPDX-License-Identifier: BSL-1.0
// Not up to a NUL that may not be there.
#include <u8lit.hpp>
#include <u8lit/owning_text.hpp>

extern char buffer[8];
const auto& text = u8lit::text<char>::checked(buffer);  // refused

// g++: pass_a_string_of_the_pointer_and_length
// g++ 15+: u8lit: how long is this text? Pass a string
// clang: u8lit: how long is this text? Pass a string, as text<...>::checked({pointer, length})
// first: g++ | clang
// mended: const auto& text = u8lit::text<char>::checked({buffer, 3});

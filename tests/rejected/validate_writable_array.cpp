// SPDX-License-Identifier: BSL-1.0
// An array that is written to is checked with the length of what was written.
#include <u8lit/validate.hpp>

extern char buffer[8];
const auto& found = u8lit::validate(buffer);  // refused

// g++: pass_a_view_of_the_pointer_and_length
// g++ 15+: how long is this text? Pass a view: std::string_view{pointer, length}
// clang: u8lit: how long is this text? Pass a view: std::string_view{pointer, length}
// first: g++ | clang
// mended: #include <string_view>
// mended: const auto& found = u8lit::validate(std::string_view{buffer, 3});

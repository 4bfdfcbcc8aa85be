// SPDX-License-Identifier: BSL-1.0
// An array that can be written to does not say how much of it is text.
#include <u8lit/transcode.hpp>

extern char in[8];
extern char16_t out[8];
const auto& done = u8lit::transcode(in, out);  // refused

// g++: pass_a_view_of_the_pointer_and_length
// g++ 15+: how long is this text? Pass a view: std::string_view{pointer, length}
// clang: u8lit: how long is this text? Pass a view: std::string_view{pointer, length}
// first: g++ 15+ | clang
// mended: #include <string_view>
// mended: const auto& done = u8lit::transcode(std::string_view{in, 3}, out);

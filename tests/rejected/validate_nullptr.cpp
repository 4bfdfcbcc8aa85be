// SPDX-License-Identifier: BSL-1.0
// A null pointer is one without a length, and not the empty text.
#include <u8lit/validate.hpp>

const auto& verdict = u8lit::validate(nullptr);  // refused

// g++: use of deleted function | pass_a_view_of_the_pointer_and_length
// g++ 15+: u8lit: how long is this text? Pass a view: std::string_view{pointer, length}
// clang: u8lit: how long is this text? Pass a view: std::string_view{pointer, length}
// first: g++ | clang
// mended: #include <string_view>
// mended: const auto& verdict = u8lit::validate(std::string_view{});

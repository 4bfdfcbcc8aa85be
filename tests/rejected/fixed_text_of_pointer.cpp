// SPDX-License-Identifier: BSL-1.0
// The text at a pointer is no literal, even if the pointer is constant.
#include <u8lit/text.hpp>

constexpr const char* name = "größe";
constexpr u8lit::fixed_text text = name;  // refused

// g++: write_a_literal_here_because_a_pointer_or_view_is_not_one
// g++ 15+: u8lit: write a literal here: a pointer or view is not one
// clang: invokes a deleted function | fixed_text<const char>
// clang 19+: u8lit: write a literal here: a pointer or view is not one
// errors: g++: 2
// lines: g++: 12 | g++ 14+: 16
// first: g++ | clang
// mended: constexpr u8lit::fixed_text text = "größe";

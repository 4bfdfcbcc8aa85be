// SPDX-License-Identifier: BSL-1.0
// An array that is written to is checked with the length of what was written.
#include <u8lit/validate.hpp>

extern char buffer[8];
const auto& found = u8lit::validate(buffer);  // refused

// g++: pass_a_pointer_and_a_length_or_a_view
// g++ 15+: how long is this text? Pass a pointer and a length, or a view
// clang: pass_a_pointer_and_a_length_or_a_view
// clang 19+: how long is this text? Pass a pointer and a length, or a view
// lines: clang: 30 | g++: 12 | g++ 16+: 24

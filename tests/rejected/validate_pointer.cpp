// SPDX-License-Identifier: BSL-1.0
// Nobody knows how long the text is that a pointer points to.
#include <u8lit/validate.hpp>

extern const char* pointer;
const auto& found = u8lit::validate(pointer);  // refused

// g++: pass_a_pointer_and_a_length_or_a_view
// g++ 15+: how long is this text? Pass a pointer and a length, or a view
// clang: pass_a_pointer_and_a_length_or_a_view
// clang 19+: how long is this text? Pass a pointer and a length, or a view
// lines: clang: 30 | g++: 12 | g++ 16+: 24

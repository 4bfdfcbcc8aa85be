// SPDX-License-Identifier: BSL-1.0
// An array that is written to is checked with the length of what was written.
#include <u8lit/text.hpp>

extern char buffer[8];
const auto& view = u8lit::text_view<char>::checked(buffer);  // refused

// g++: an_array_that_is_no_literal_is_checked_by_text_view_checked_with_a_length
// clang: an_array_that_is_no_literal_is_checked_by_text_view_checked_with_a_length
// lines: clang: 60 | g++: 12 | g++ 16+: 24

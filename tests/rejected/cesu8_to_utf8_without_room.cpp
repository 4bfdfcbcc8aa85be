// SPDX-License-Identifier: BSL-1.0
// A literal that is no constant's type has no size that a result could have.
#include <u8lit/legacy.hpp>

const auto text = u8lit::legacy::cesu8::to_utf8("abc");  // refused

// g++: u8lit::invalid<u8lit::legacy::cesu8>::conversion< | char [4] | text_known_only_at_run_time_needs_a_buffer
// clang: u8lit::invalid<u8lit::legacy::cesu8>::conversion< | char[4] | text_known_only_at_run_time_needs_a_buffer

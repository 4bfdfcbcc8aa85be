// SPDX-License-Identifier: BSL-1.0
// Text that is known at run time is written to a buffer.
#include <u8lit/operations.hpp>

inline void f(u8lit::text_view<char> line) {
  static_cast<void>(u8lit::repeat<3>(line));  // refused
}

// g++: text_that_is_no_constant_needs_a_buffer_to_write_to
// g++ 15+: at run time, pass a buffer to write to as the last argument
// clang: u8lit: at run time, pass a buffer to write to as the last argument, or use to_text of <u8lit/owning_text.hpp>
// first: g++ 15+ | clang
// lines: g++ 14-15: 13
// mended: char buffer[99];
// mended: static_cast<void>(u8lit::repeat<3>(line, buffer));

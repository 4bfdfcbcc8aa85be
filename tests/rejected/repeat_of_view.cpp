// SPDX-License-Identifier: BSL-1.0
// Text that is known at run time is written to a buffer.
#include <u8lit/operations.hpp>

inline void f(u8lit::text_view<char> line) {
  static_cast<void>(u8lit::repeat<3>(line));  // refused
}

// g++: text_known_only_at_run_time_so_call_to_text_or_pass_a_buffer
// g++ 15+: this text is known only at run time: call to_text(operation, arguments...) of <u8lit/owning_text.hpp>, or pass an array or std::span to write to as the last argument
// clang: u8lit: this text is known only at run time: call to_text(operation, arguments...) of <u8lit/owning_text.hpp>, or pass an array or std::span to write to as the last argument
// first: g++ | clang
// mended: char buffer[99];
// mended: static_cast<void>(u8lit::repeat<3>(line, buffer));

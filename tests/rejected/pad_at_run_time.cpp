// SPDX-License-Identifier: BSL-1.0
// Text that is no constant, and nowhere to write the result.
#include <u8lit/segmentation.hpp>

inline void print(u8lit::utf8_view cell) {
  static_cast<void>(u8lit::unicode::pad<10>(cell));  // refused
}

// g++: text_known_only_at_run_time_so_call_to_text_or_pass_a_buffer
// g++ 15+: this text is known only at run time: call to_text(operation, arguments...) of <u8lit/owning_text.hpp>, or pass an array or std::span to write to as the last argument
// clang: this text is known only at run time: call to_text(operation, arguments...) of <u8lit/owning_text.hpp>, or pass an array or std::span to write to as the last argument
// first: g++ | clang
// mended: char field[64];
// mended: static_cast<void>(u8lit::unicode::pad<10>(cell, field));

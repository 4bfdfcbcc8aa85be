// SPDX-License-Identifier: BSL-1.0
// Text that is no constant, and nowhere to write the result.
#include <u8lit/operations.hpp>
using namespace u8lit;

inline void shouted(text_view<char> name) {
  static_cast<void>(to_ascii_upper(name));  // refused
}

// g++: text_known_only_at_run_time_so_call_to_text_or_pass_a_buffer
// g++ 15+: this text is known only at run time: call to_text(operation, arguments...) of <u8lit/owning_text.hpp>, or pass an array or std::span to write to as the last argument
// clang: u8lit: this text is known only at run time: call to_text(operation, arguments...) of <u8lit/owning_text.hpp>, or pass an array or std::span to write to as the last argument
// first: g++ | clang
// mended: char buffer[99];
// mended: static_cast<void>(to_ascii_upper(name, buffer));

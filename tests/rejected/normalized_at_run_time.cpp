// SPDX-License-Identifier: BSL-1.0
// Text that is no constant, and nowhere to write the result.
#include <u8lit/normalization.hpp>

inline void store(u8lit::utf8_view name) {
  static_cast<void>(u8lit::unicode::to_nfc(name));  // refused
}

// g++: text_known_only_at_run_time_so_call_to_text_or_pass_a_buffer
// g++ 15+: this text is known only at run time: call to_text(operation, arguments...) of <u8lit/owning_text.hpp>, or pass an array or std::span to write to as the last argument
// clang: this text is known only at run time: call to_text(operation, arguments...) of <u8lit/owning_text.hpp>, or pass an array or std::span to write to as the last argument
// first: g++ | clang
// mended: char buffer[99];
// mended: static_cast<void>(u8lit::unicode::to_nfc(name, buffer));

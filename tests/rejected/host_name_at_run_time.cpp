// SPDX-License-Identifier: BSL-1.0
// A host name from outside, and nowhere to write the result. There is no to_text for it.
#include <u8lit/host_name.hpp>

inline void look_up(u8lit::utf8_view name) {
  static_cast<void>(u8lit::unicode::to_ascii(name));  // refused
}

// g++: a_host_name_known_only_at_run_time_needs_a_buffer
// g++ 15+: u8lit: this name is known only at run time: pass an array or std::span to write to as the last argument
// clang: u8lit: this name is known only at run time: pass an array or std::span to write to as the last argument
// first: g++ | clang
// mended: char buffer[253];
// mended: static_cast<void>(u8lit::unicode::to_ascii(name, buffer));

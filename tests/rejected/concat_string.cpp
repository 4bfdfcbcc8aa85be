// SPDX-License-Identifier: BSL-1.0
// A string is text here, not the buffer, which would be overwritten.
#include <u8lit/operations.hpp>

#include <string>
using namespace u8lit::literals;

inline std::string named(std::string name) {
  static_cast<void>(u8lit::concat("name: "_text, name));  // refused
  return name;
}

// g++: text_known_only_at_run_time_so_call_to_text_or_pass_a_buffer
// g++ 15+: this text is known only at run time: call to_text(operation, arguments...) of <u8lit/owning_text.hpp>, or pass an array or std::span to write to as the last argument
// clang: this text is known only at run time: call to_text(operation, arguments...) of <u8lit/owning_text.hpp>, or pass an array or std::span to write to as the last argument
// first: g++ 15+ | clang
// mended: char buffer[99];
// mended: if (const auto text = u8lit::utf8_view::checked(name)) static_cast<void>(u8lit::concat("name: "_text, *text, buffer));

// SPDX-License-Identifier: BSL-1.0
// A pointer has no length, such as an argument of main.
#include <u8lit/literals.hpp>
#include <u8lit/text_switch.hpp>
using namespace u8lit::literals;

void choose([[maybe_unused]] const char* word) {
  static_cast<void>(u8lit::text_switch(word, u8lit::on("rot"_text, [] {})));  // refused
}

// g++: use of deleted function | pass_a_view_of_the_pointer_and_length
// g++ 15+: u8lit: how long is this text? Pass a view: std::string_view{pointer, length}
// clang: u8lit: how long is this text? Pass a view: std::string_view{pointer, length}
// first: g++ 15+ | clang
// mended: #include <string_view>
// mended: static_cast<void>(u8lit::text_switch(std::string_view{word, 3}, u8lit::on("rot"_text, [] {})));

// SPDX-License-Identifier: BSL-1.0
// A pointer has no length, such as an argument of main.
#include <u8lit/literals.hpp>
#include <u8lit/text_switch.hpp>
using namespace u8lit::literals;

void choose([[maybe_unused]] const char* word) {
  static_cast<void>(u8lit::text_switch(word, u8lit::on("rot"_text, [] {})));  // refused
}

// g++: use of deleted function | pass_a_pointer_and_a_length_or_a_view
// g++ 15+: u8lit: how long is this text? Pass a pointer and a length, or a view
// clang: u8lit: how long is this text? Pass a pointer and a length, or a view
// clang 14-15: call to deleted function 'text_switch' | pass_a_pointer_and_a_length_or_a_view
// first: g++ 15+ | clang 16+
// lines: clang 14-15: 40

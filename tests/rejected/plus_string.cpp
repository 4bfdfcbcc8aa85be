// SPDX-License-Identifier: BSL-1.0
// A string is added to a literal.
#include <u8lit/operations.hpp>

#include <string>
using namespace u8lit::literals;

inline bool is_named(const std::string& name) {
  static_cast<void>("name: "_text + name);  // refused
  return !name.empty();
}

// g++: plus_is_for_literals_so_call_to_text_or_concat_with_a_buffer
// g++ 15+: u8lit: + is for literals with _text: call to_text(concat, texts...) of <u8lit/owning_text.hpp>, or concat(texts..., buffer); strings must be checked first
// clang: u8lit: + is for literals with _text: call to_text(concat, texts...) of <u8lit/owning_text.hpp>, or concat(texts..., buffer); strings must be checked first
// first: g++ | clang
// mended: char buffer[99];
// mended: if (const auto text = u8lit::utf8_view::checked(name)) static_cast<void>(u8lit::concat("name: "_text, *text, buffer));

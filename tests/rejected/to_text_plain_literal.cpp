// SPDX-License-Identifier: BSL-1.0
// A plain literal is an array to to_text, and could not be validated.
#include <u8lit.hpp>
#include <u8lit/owning_text.hpp>

inline void dot(const u8lit::text<char>& name) {
  static_cast<void>(name);
  static_cast<void>(u8lit::to_text(u8lit::replace, name, "-", "."));  // refused
}

// g++: an_array_is_not_checked_here_so_append_underscore_text_if_it_is_a_literal
// g++ 15+: write a literal as "..."_text
// clang: u8lit: an array is not checked here: write a literal as "..."_text
// first: g++ 15+ | clang
// mended: using namespace u8lit::literals;
// mended: static_cast<void>(u8lit::to_text(u8lit::replace, name, "-"_text, "."_text));

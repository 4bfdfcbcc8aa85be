// SPDX-License-Identifier: BSL-1.0
// A plain literal among the texts could not be checked.
#include <u8lit/operations.hpp>
using namespace u8lit;

inline void shown(utf8_view name, char (&out)[32]) {
  static_cast<void>(concat(name, ": ", name, out));  // refused
}

// g++: an_array_is_not_checked_here_so_append_underscore_text_if_it_is_a_literal
// g++ 15+: u8lit: an array is not checked here: write a literal as "..."_text
// clang: u8lit: an array is not checked here: write a literal as "..."_text
// first: g++ 15+ | clang
// mended: static_cast<void>(concat(name, ": "_text, name, out));

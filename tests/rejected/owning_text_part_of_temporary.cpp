// SPDX-License-Identifier: BSL-1.0
// A part of a temporary text would dangle.
#include <u8lit.hpp>
#include <u8lit/owning_text.hpp>

u8lit::text<char> made();

void shorten() {
  static_cast<void>(made().first(20));  // refused
}

// g++: a_view_of_a_temporary_would_dangle_so_give_the_text_a_name_first
// g++ 15+: give the text a name first
// clang: u8lit: a view of a temporary text would dangle: give the text a name first
// first: g++ | clang
// mended: const u8lit::text<char> text = made();
// mended: static_cast<void>(text.first(20));

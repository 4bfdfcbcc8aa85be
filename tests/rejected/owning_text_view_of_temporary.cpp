// SPDX-License-Identifier: BSL-1.0
// Nothing is borrowed of a temporary that owns.
#include <u8lit.hpp>
#include <u8lit/owning_text.hpp>

u8lit::text<char> name() { return {}; }

u8lit::text_view<char> view() {
  u8lit::text_view<char> result;
  result = name().view();  // refused
  return result;
}

// g++: a_view_of_a_temporary_would_dangle_so_give_the_text_a_name_first
// g++ 15+: a view of a temporary text would dangle: give the text a name first
// clang: u8lit: a view of a temporary text would dangle: give the text a name first
// first: g++ | clang
// mended: const u8lit::text<char> text = name();
// mended: result = text.view();

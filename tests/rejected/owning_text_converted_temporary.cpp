// SPDX-License-Identifier: BSL-1.0
// Nothing is borrowed of a temporary that owns, by a conversion either.
#include <u8lit.hpp>
#include <u8lit/owning_text.hpp>

u8lit::text<char> name() { return {}; }

u8lit::text_view<char> view() {
  u8lit::text_view<char> result;
  result = name() + "!";  // refused
  return result;
}

// g++: this_view_would_dangle_so_keep_the_text_in_a_variable_that_lives_longer
// g++ 15+: this view would dangle: keep the text in a variable that lives longer
// clang: this_view_would_dangle_so_keep_the_text_in_a_variable_that_lives_longer
// clang 19+: this view would dangle: keep the text in a variable that lives longer
// mended: const u8lit::text<char> whole = name() + "!";
// mended: result = whole;

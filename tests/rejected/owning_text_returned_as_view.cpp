// SPDX-License-Identifier: BSL-1.0
// A view of a local text would outlive it.
#include <u8lit.hpp>
#include <u8lit/owning_text.hpp>

u8lit::text_view<char> view() {
  const u8lit::text<char> name{"日本語"};
  if (name.empty()) return {};
  return name;  // refused
  return {};
}

// g++: this_view_would_dangle_so_keep_the_text_in_a_variable_that_lives_longer
// g++ 15+: this view would dangle: keep the text in a variable that lives longer
// clang: this_view_would_dangle_so_keep_the_text_in_a_variable_that_lives_longer
// clang 19+: this view would dangle: keep the text in a variable that lives longer
// mended: static const u8lit::text<char> kept = name;
// mended: return kept;

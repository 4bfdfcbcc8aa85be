// SPDX-License-Identifier: BSL-1.0
// `->` of a temporary result of `checked` would give a view that dangles.
#include <u8lit.hpp>
#include <u8lit/owning_text.hpp>

std::string line();

u8lit::text_view<char> view() {
  u8lit::text_view<char> result;
  result = u8lit::text<char>::checked(line())->view();  // refused
  return result;
}

// g++: use of deleted function
// g++ 15+: what this text gives would dangle: give the checked text a name first
// clang: u8lit: what this text gives would dangle: give the checked text a name first
// first: g++ 15+ | clang
// mended: const auto checked = u8lit::text<char>::checked(line());
// mended: if (checked) result = checked->view();

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

// g++: use of deleted function
// g++ 15+: a view of a temporary text would dangle: give the text a name first
// clang: deleted
// clang 19+: a view of a temporary text would dangle: give the text a name first

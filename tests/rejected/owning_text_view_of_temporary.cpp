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

// g++: use of deleted function
// g++ 15+: a view of a temporary text would dangle: give the text a name first
// clang: deleted
// clang 19+: a view of a temporary text would dangle: give the text a name first

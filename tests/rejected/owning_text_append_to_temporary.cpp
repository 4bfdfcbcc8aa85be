// SPDX-License-Identifier: BSL-1.0
// What is appended to a temporary would be lost, or viewed when it is gone.
#include <u8lit.hpp>
#include <u8lit/owning_text.hpp>

u8lit::text<char> name();

u8lit::text_view<char> view() {
  u8lit::text_view<char> result;
  result = name().append("a");  // refused
  return result;
}

// g++: use of deleted function
// g++ 15+: a temporary text is gone when it is appended to: give it a name first, or use +
// clang: u8lit: a temporary text is gone when it is appended to: give it a name first, or use +
// first: g++ | clang
// mended: const u8lit::text<char> whole = name() + "a";
// mended: result = whole;

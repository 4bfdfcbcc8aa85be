// SPDX-License-Identifier: BSL-1.0
// A part of a temporary text would dangle.
#include <u8lit.hpp>
#include <u8lit/owning_text.hpp>

u8lit::text<char> made();

void shorten() {
  static_cast<void>(made().first(20));  // refused
}

// g++: use of deleted function
// g++ 15+: give the text a name first
// clang: deleted
// clang 19+: give the text a name first

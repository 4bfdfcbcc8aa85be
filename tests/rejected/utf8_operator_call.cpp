// SPDX-License-Identifier: BSL-1.0
// A literal operator can be called by its name, but only with constants.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

u8lit::size_t size(const char* units);
u8lit::size_t size(const char* units) {
  if (units == nullptr) return 0;
  return operator""_utf8(units, 1).size();  // refused
  return 0;
}

// g++: 'units' is not a constant expression
// clang: u8lit: this is for literals: check other text by text_view::checked
// first: clang
// mended: return u8lit::utf8_view::checked(units, 1)->size();

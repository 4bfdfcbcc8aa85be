// SPDX-License-Identifier: BSL-1.0
// The NUL at the end of a literal, overwritten: c_str() would have no end.
#include <u8lit/text.hpp>

constexpr auto endless = [] {
  u8lit::fixed_text text = "abc";
  text.unchecked_units[3] = 'd';
  return text;
}();
const char* const text = u8lit::text_constant<endless>::c_str();  // refused

// g++: the NUL at the end of the text was overwritten
// clang: the NUL at the end of the text was overwritten

// SPDX-License-Identifier: BSL-1.0
// The NUL at the end of a literal, overwritten: c_str() would have no end.
#include <u8lit/legacy.hpp>

constexpr auto endless = [] {
  u8lit::unvalidated_literal text = "abc";
  text.units[3] = 'd';
  return text;
}();
const char* const text = u8lit::encoded_constant<u8lit::legacy::cesu8, endless>::c_str();  // refused

// g++: the NUL at the end of the octets was overwritten
// lines: g++: 11
// clang: the NUL at the end of the octets was overwritten

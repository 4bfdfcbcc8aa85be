// SPDX-License-Identifier: BSL-1.0
// A view of the name of a character that is gone after the full expression.
#include <u8lit/character_names.hpp>

inline void print() {
  static_cast<void>(u8lit::unicode::character_name(U'\u2603').view());  // refused
}

// g++: u8lit::unicode::character_name::view() const &&
// g++ 15+: u8lit: this would dangle: give the character_name a name
// clang: call to deleted member function 'view'
// clang 19+: u8lit: this would dangle: give the character_name a name
// first: g++ | clang
// lines: g++ 16+: 10
// mended: const u8lit::unicode::character_name name{U'\u2603'};
// mended: static_cast<void>(name.view());

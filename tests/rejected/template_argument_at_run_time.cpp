// SPDX-License-Identifier: BSL-1.0
// A template argument is a literal. The text at a pointer is not, and at run time it could be any.
#include <u8lit/text.hpp>

template <u8lit::fixed_text Name>
struct field {};

inline void make_field(const char* name) {
  static_cast<void>(name);
  field<name> made;  // refused
}

// g++: write_a_literal_here_because_a_pointer_or_view_is_not_one
// g++ 15+: u8lit: write a literal here: a pointer or view is not one
// clang: invokes a deleted function | fixed_text<const char>
// clang 19+: u8lit: write a literal here: a pointer or view is not one
// first: g++ | clang
// mended: field<"größe"> made;
// mended: static_cast<void>(made);

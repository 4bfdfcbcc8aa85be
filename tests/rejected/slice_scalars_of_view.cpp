// SPDX-License-Identifier: BSL-1.0
// The operation is for text that the compiler knows, and text that is known at run time has a member.
#include <u8lit/operations.hpp>

inline void f(u8lit::text_view<char> line) {
  static_cast<void>(u8lit::slice_scalars<1, 1>(line));  // refused
}

// g++: text_that_is_no_constant_has_a_member_slice_scalars
// g++ 15+: for other text use text.slice_scalars(index, count)
// clang: text_that_is_no_constant_has_a_member_slice_scalars
// clang 19+: for other text use text.slice_scalars(index, count)
// errors: clang: 2
// lines: clang: 35

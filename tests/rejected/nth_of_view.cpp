// SPDX-License-Identifier: BSL-1.0
// The operation is for text that the compiler knows, and text that is known at run time has a member.
#include <u8lit/operations.hpp>

inline void f(u8lit::text_view<char> line) {
  static_cast<void>(u8lit::nth<2>(line));  // refused
}

// g++: text_known_only_at_run_time_has_a_member_nth
// g++ 15+: for other text use text.nth(index)
// clang: u8lit: nth<Index> is for text_constants; for other text use text.nth(index)
// first: g++ 15+ | clang
// mended: static_cast<void>(line.nth(2));

// SPDX-License-Identifier: BSL-1.0
// A literal that is sought in text of the run time is checked by the compiler.
#include <u8lit.hpp>

bool has_way_up(u8lit::text_view<char> path);
bool has_way_up(u8lit::text_view<char> path) {
  bool found = u8lit::contains(path, "/../");
  found |= u8lit::contains(path, "/..\xC0\xAF");  // refused
  return found;
}

// g++: ill-formed UTF-8: a byte that can only begin an overlong sequence (RFC 3629, section 1) | "at byte"), 4}
// g++ 16+: constexpr message: ill-formed UTF-8: byte 4 (C0) can only begin an overlong sequence (RFC 3629, section 1)
// clang: ill-formed UTF-8: byte 4 can only begin an overlong sequence (RFC 3629, section 1)
// first: g++ 12-13 | clang
// lines: g++ 16+: 6 | clang: 6

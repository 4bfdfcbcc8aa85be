// SPDX-License-Identifier: BSL-1.0
// A literal that is sought in text of the run time is checked by the compiler.
#include <u8lit.hpp>

bool has_way_up(u8lit::text_view<char> path);
bool has_way_up(u8lit::text_view<char> path) {
  bool found = u8lit::contains(path, "/../");
  found |= u8lit::contains(path, "/..\xC0\xAF");  // refused
  return found;
}

// g++: array subscript value '4' | u8lit::invalid_utf8::invalid_lead_can_only_begin_an_overlong_sequence_see_RFC_3629_section_1_index_is_the_byte
// g++ 16+: constexpr message: ill-formed UTF-8: byte 4 (C0) can only begin an overlong sequence (RFC 3629, section 1)
// clang: ill-formed UTF-8: byte 4 can only begin an overlong sequence (RFC 3629, section 1)
// first: clang
// lines: g++ 16+: 6 | clang: 6

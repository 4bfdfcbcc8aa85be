// SPDX-License-Identifier: BSL-1.0
// An octet of a sequence for the end of a range, where a character was meant.
#include <u8lit/code_point_set.hpp>

const auto set = u8lit::make_code_points({{'a', '\xE9'}});  // refused

// g++: a char above 7F is only a part of a character, write U\'...\' (RFC 3629, section 1) | 97, 233
// clang: a char above 7F is only a part of a character, write U'...' (RFC 3629, section 1)
// first: g++ 12-13 | clang
// lines: g++ 14+: 4
// mended: const auto set = u8lit::make_code_points({{'a', U'\u00E9'}});

// SPDX-License-Identifier: BSL-1.0
// An octet of a sequence, which is no number of a character.
#include <u8lit/encode.hpp>

const u8lit::scalar_value value = '\xE9';  // refused

// g++: a char above 7F is only a part of a character, write U | (RFC 3629, section 1) | 233
// clang: a char above 7F is only a part of a character, write U'...' (RFC 3629, section 1) | 233
// clang 14: no scalar value (RFC 3629 section 3)
// first: g++ 12-13
// lines: g++ 14+: 4
// mended: const u8lit::scalar_value value = U'\u00E9';

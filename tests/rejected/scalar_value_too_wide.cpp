// SPDX-License-Identifier: BSL-1.0
// A number of more than 32 bits; the last 32 would be a character.
#include <u8lit/encode.hpp>

const u8lit::scalar_value value = 0x1'0000'0041;  // refused

// g++: there are no characters above U+10FFFF (RFC 3629, section 3) | 4294967361
// clang: there are no characters above U+10FFFF (RFC 3629, section 3) | 4294967361
// clang 14: no scalar value (RFC 3629 section 3)
// first: g++ 12-13
// lines: g++ 14+: 4

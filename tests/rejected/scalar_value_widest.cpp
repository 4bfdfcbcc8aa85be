// SPDX-License-Identifier: BSL-1.0
// The largest number of all is not negative.
#include <u8lit/encode.hpp>

const u8lit::scalar_value value = ~0ull;  // refused

// g++: there are no characters above U+10FFFF (RFC 3629, section 3) | 9223372036854775807
// clang: there are no characters above U+10FFFF (RFC 3629, section 3) | 9223372036854775807
// clang 14: no scalar value (RFC 3629 section 3)
// first: g++ 12-13
// lines: g++ 14+: 4

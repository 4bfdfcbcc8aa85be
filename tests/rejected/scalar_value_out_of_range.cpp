// SPDX-License-Identifier: BSL-1.0
// The last scalar value is U+10FFFF (RFC 3629 section 3).
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const u8lit::scalar_value value = 0x110000;  // refused

// g++: there are no characters above U+10FFFF (RFC 3629, section 3) | 1114112
// clang: there are no characters above U+10FFFF (RFC 3629, section 3) | 1114112
// clang 14: no scalar value (RFC 3629 section 3)
// first: g++ 12-13
// lines: g++ 14+: 4

// SPDX-License-Identifier: BSL-1.0
// A negative number, which is none of any character.
#include <u8lit/encode.hpp>

const u8lit::scalar_value value = -1;  // refused

// g++: negative numbers are not scalar values (RFC 3629, section 3) | -1
// clang: negative numbers are not scalar values (RFC 3629, section 3) | -1
// clang 14: no scalar value (RFC 3629 section 3)
// first: g++ 12-13
// lines: g++ 14+: 4

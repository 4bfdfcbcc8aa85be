// SPDX-License-Identifier: BSL-1.0
// A surrogate in a constexpr variable. The constructor is consteval: clang 16 and later, and g++ 12 and 13, evaluate the
// call for itself and for the variable.
#include <u8lit/literals.hpp>

constexpr u8lit::scalar_value value{0xD800};  // refused

// g++: 0xD800 to 0xDFFF are surrogates, not characters (RFC 3629, section 3) | 55296
// clang: 0xD800 to 0xDFFF are surrogates, not characters (RFC 3629, section 3) | 55296
// first: g++
// errors: g++ 12-13: 2 | clang 16+: 2
// lines: clang 16+: 24

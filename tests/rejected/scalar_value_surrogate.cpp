// SPDX-License-Identifier: BSL-1.0
// A surrogate is no scalar value (RFC 3629 section 3).
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const u8lit::scalar_value value = 0xD800;  // refused

// g++: 0xD800 to 0xDFFF are surrogates, not characters (RFC 3629, section 3) | 55296
// clang: 0xD800 to 0xDFFF are surrogates, not characters (RFC 3629, section 3) | 55296
// clang 14: no scalar value (RFC 3629 section 3)
// first: g++ 12-13
// lines: g++ 14+: 4

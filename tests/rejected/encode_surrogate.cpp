// SPDX-License-Identifier: BSL-1.0
// What is given to encode must be a scalar value.
#include <u8lit/encode.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto octets = u8lit::encode(0xDFFF);  // refused

// g++: 0xD800 to 0xDFFF are surrogates, not characters (RFC 3629, section 3) | 57343
// clang: 0xD800 to 0xDFFF are surrogates, not characters (RFC 3629, section 3) | 57343
// first: g++ 12-13

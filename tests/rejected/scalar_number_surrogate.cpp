// SPDX-License-Identifier: BSL-1.0
// A surrogate by its number.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto value = 0xD800_scalar;  // refused

// g++: 0xD800 to 0xDFFF are surrogates, not characters (RFC 3629, section 3)
// clang: 0xD800 to 0xDFFF are surrogates, not characters (RFC 3629, section 3)
// lines: clang: 6
// first: g++ | clang

// SPDX-License-Identifier: BSL-1.0
// The sentence can be read, whatever the ordinary literal encoding.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto value = 0xD800_scalar;  // refused

// flags: -fexec-charset=IBM1047
// only: g++
// g++: 0xD800 to 0xDFFF are surrogates, not characters (RFC 3629, section 3)
// first: g++

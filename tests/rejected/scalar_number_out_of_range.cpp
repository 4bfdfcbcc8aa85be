// SPDX-License-Identifier: BSL-1.0
// A number beyond U+10FFFF.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto value = 0x11'0000_scalar;  // refused

// g++: there are no characters above U+10FFFF (RFC 3629, section 3)
// clang: there are no characters above U+10FFFF (RFC 3629, section 3)
// lines: clang: 6
// first: g++ | clang

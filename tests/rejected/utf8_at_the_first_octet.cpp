// SPDX-License-Identifier: BSL-1.0
// The very first octet is number 1.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = "\x80"_utf8;  // refused

// g++: ill-formed UTF-8: a byte that is an unexpected continuation byte (RFC 3629, section 4) | "at byte"), 1}
// g++ 16+: constexpr message: ill-formed UTF-8: byte 1 (80) is an unexpected continuation byte (RFC 3629, section 4)
// clang: ill-formed UTF-8: byte 1 is an unexpected continuation byte (RFC 3629, section 4)
// lines: clang: 6 | g++ 16+: 5
// first: g++ 12-13 | clang

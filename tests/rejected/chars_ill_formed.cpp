// SPDX-License-Identifier: BSL-1.0
// Bytes for `const char*` are UTF-8, too.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const char* const text = u8"abc\xE0\x80\x80"_chars;  // refused

// g++: ill-formed UTF-8: the sequence at byte 4 (E0 80) is overlong (RFC 3629, section 3)
// g++ 12-13: ill-formed UTF-8: a sequence that is overlong (RFC 3629, section 3) | at_position{4, | reason::overlong
// clang: ill-formed UTF-8: the sequence at byte 4 is overlong (RFC 3629, section 3)
// first: g++ | clang
// lines: clang: 6

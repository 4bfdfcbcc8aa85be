// SPDX-License-Identifier: BSL-1.0
// U+FFFF in four octets: there is only one valid way to encode a character (RFC 3629 section 3).
#include <u8lit/text.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = "abc\xF0\x8F\xBF\xBF"_text;  // refused

// g++: ill-formed UTF-8: the sequence at byte 4 (F0 8F) is overlong (RFC 3629, section 3)
// g++ 12-13: ill-formed UTF-8: a sequence that is overlong (RFC 3629, section 3) | at_position{4, | reason::overlong
// clang: ill-formed UTF-8: the sequence at byte 4 is overlong (RFC 3629, section 3)
// first: g++ | clang
// lines: clang: 6

// SPDX-License-Identifier: BSL-1.0
// Another octet stands where a continuation must (RFC 3629 section 4).
#include <u8lit/text.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = "abc\xE6\x97!"_text;  // refused

// g++: ill-formed UTF-8: the sequence at byte 4 (E6 97 21) is missing a continuation byte (RFC 3629, section 4)
// g++ 12-13: a sequence that is missing a continuation byte (RFC 3629, section 4) | at_position{4, | reason::missing_continuation
// clang: ill-formed UTF-8: the sequence at byte 4 is missing a continuation byte (RFC 3629, section 4)
// first: g++ | clang
// lines: clang: 6

// SPDX-License-Identifier: BSL-1.0
// Another octet stands where a continuation must (RFC 3629 section 4).
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = "abc\xE6\x97!"_utf8;  // refused

// g++: ill-formed UTF-8: a sequence that is missing a continuation byte (RFC 3629, section 4) | "at byte"), 4}
// g++ 16+: constexpr message: ill-formed UTF-8: the sequence at byte 4 (E6 97 21) is missing a continuation byte (RFC 3629, section 4)
// clang: ill-formed UTF-8: the sequence at byte 4 is missing a continuation byte (RFC 3629, section 4)
// lines: clang: 6 | g++ 16+: 5
// first: g++ 12-13 | clang

// SPDX-License-Identifier: BSL-1.0
// The literal ends inside a sequence (RFC 3629 section 4).
#include <u8lit/text.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = "abc\xE6\x97"_text;  // refused

// g++: ill-formed UTF-8: the sequence at byte 4 (E6 97) is truncated (RFC 3629, section 4)
// g++ 12-13: ill-formed UTF-8: a sequence that is truncated (RFC 3629, section 4) | at_position{4, | reason::truncated
// clang: ill-formed UTF-8: the sequence at byte 4 is truncated (RFC 3629, section 4)
// first: g++ | clang
// lines: clang: 6

// SPDX-License-Identifier: BSL-1.0
// U+110000 lies beyond the range of RFC 3629 section 3.
#include <u8lit/text.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = "abc\xF4\x90\x80\x80"_text;  // refused

// g++: ill-formed UTF-8: the sequence at byte 4 (F4 90) encodes a number above U+10FFFF (RFC 3629, section 3)
// g++ 12-13: a sequence that encodes a number above U+10FFFF (RFC 3629, section 3) | at_position{4, | reason::out_of_range
// clang: ill-formed UTF-8: the sequence at byte 4 encodes a number above U+10FFFF (RFC 3629, section 3)
// first: g++ | clang
// lines: clang: 6

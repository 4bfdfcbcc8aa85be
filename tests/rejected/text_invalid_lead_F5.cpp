// SPDX-License-Identifier: BSL-1.0
// F5 never appears (RFC 3629 section 1): it would begin a number beyond U+10FFFF.
#include <u8lit/text.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = "abc\xF5\x80\x80\x80"_text;  // refused

// g++: ill-formed UTF-8: byte 4 (F5) can only begin a sequence above U+10FFFF (RFC 3629, section 1)
// g++ 12-13: a byte that can only begin a sequence above U+10FFFF (RFC 3629, section 1) | at_position{4, | reason::out_of_range_lead
// clang: ill-formed UTF-8: byte 4 can only begin a sequence above U+10FFFF (RFC 3629, section 1)
// first: g++ | clang
// lines: clang: 6

// SPDX-License-Identifier: BSL-1.0
// A number beyond U+10FFFF (RFC 3629 section 3).
#include <u8lit/text.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = U"abc\x110000"_text;  // refused

// g++: ill-formed UTF-32: code unit 4 (110000) is above U+10FFFF (Unicode, section 3.9)
// g++ 12-13: a code unit that is above U+10FFFF (Unicode, section 3.9) | at_position{4, | reason::out_of_range_unit
// clang: ill-formed UTF-32: code unit 4 is above U+10FFFF (Unicode, section 3.9)
// first: g++ | clang
// lines: clang: 6

// SPDX-License-Identifier: BSL-1.0
// A number beyond U+10FFFF (RFC 3629 section 3).
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = U"abc\x110000"_utf32;  // refused

// g++: ill-formed UTF-32: a code unit that is above U+10FFFF (Unicode, section 3.9) | "at code unit"), 4}
// g++ 16+: constexpr message: ill-formed UTF-32: code unit 4 (110000) is above U+10FFFF (Unicode, section 3.9)
// clang: ill-formed UTF-32: code unit 4 is above U+10FFFF (Unicode, section 3.9)
// lines: clang: 6 | g++ 16+: 5
// first: g++ 12-13 | clang

// SPDX-License-Identifier: BSL-1.0
// A surrogate code point is no character of UTF-32 either (RFC 3629 section 3, Unicode D90).
#include <u8lit/text.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = U"abc\xD800"_text;  // refused

// g++: ill-formed UTF-32: code unit 4 (D800) is a surrogate (Unicode, section 3.9)
// g++ 12-13: ill-formed UTF-32: a code unit that is a surrogate (Unicode, section 3.9) | at_position{4, | reason::surrogate_unit
// clang: ill-formed UTF-32: code unit 4 is a surrogate (Unicode, section 3.9)
// first: g++ | clang
// lines: clang: 6

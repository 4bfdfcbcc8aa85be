// SPDX-License-Identifier: BSL-1.0
// A low surrogate before its high one is no pair (RFC 2781 section 2).
#include <u8lit/text.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = u"abc\xDC00\xD800"_text;  // refused

// g++: ill-formed UTF-16: code unit 4 (DC00) is an unpaired low surrogate (RFC 2781, section 2)
// g++ 12-13: a code unit that is an unpaired low surrogate (RFC 2781, section 2) | at_position{4, | reason::unpaired_low_surrogate
// clang: ill-formed UTF-16: code unit 4 is an unpaired low surrogate (RFC 2781, section 2)
// first: g++ | clang
// lines: clang: 6

// SPDX-License-Identifier: BSL-1.0
// C0 80, the overlong U+0000 of RFC 3629 section 3: C0 never appears (section 1).
#include <u8lit/text.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = "abc\xC0\x80"_text;  // refused

// g++: ill-formed UTF-8: byte 4 (C0) can only begin an overlong sequence (RFC 3629, section 1)
// g++ 12-13: a byte that can only begin an overlong sequence (RFC 3629, section 1) | at_position{4, | reason::overlong_lead
// clang: ill-formed UTF-8: byte 4 can only begin an overlong sequence (RFC 3629, section 1)
// first: g++ | clang
// lines: clang: 6

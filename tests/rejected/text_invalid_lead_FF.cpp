// SPDX-License-Identifier: BSL-1.0
// FF never appears (RFC 3629 section 1).
#include <u8lit/text.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = "abc\xFF"_text;  // refused

// g++: ill-formed UTF-8: byte 4 (FF) never appears in UTF-8 (RFC 3629, section 1)
// g++ 12-13: ill-formed UTF-8: a byte that never appears in UTF-8 (RFC 3629, section 1) | at_position{4, | reason::never_used
// clang: ill-formed UTF-8: byte 4 never appears in UTF-8 (RFC 3629, section 1)
// first: g++ | clang
// lines: clang: 6

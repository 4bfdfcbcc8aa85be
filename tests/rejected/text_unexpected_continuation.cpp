// SPDX-License-Identifier: BSL-1.0
// A continuation stands where a sequence must begin (RFC 3629 section 4).
#include <u8lit/text.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = "abc\x97"_text;  // refused

// g++: ill-formed UTF-8: byte 4 (97) is an unexpected continuation byte (RFC 3629, section 4)
// g++ 12-13: a byte that is an unexpected continuation byte (RFC 3629, section 4) | at_position{4, | reason::unexpected_continuation
// clang: ill-formed UTF-8: byte 4 is an unexpected continuation byte (RFC 3629, section 4)
// first: g++ | clang
// lines: clang: 6

// SPDX-License-Identifier: BSL-1.0
// A sequence of 6 octets, as RFC 2279 had them and RFC 3629 section 10 warns of.
#include <u8lit/text.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = "abc\xFC\x84\x80\x80\x80\x80"_text;  // refused

// g++: ill-formed UTF-8: byte 4 (FC) can only begin a sequence above U+10FFFF (RFC 3629, section 1)
// g++ 12-13: a byte that can only begin a sequence above U+10FFFF (RFC 3629, section 1) | at_position{4, | reason::out_of_range_lead
// clang: ill-formed UTF-8: byte 4 can only begin a sequence above U+10FFFF (RFC 3629, section 1)
// first: g++ | clang
// lines: clang: 6

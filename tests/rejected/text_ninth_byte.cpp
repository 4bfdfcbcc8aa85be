// SPDX-License-Identifier: BSL-1.0
// Beyond the bytes that have attributes of their own.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = "12345678\xC0"_text;  // refused

// g++: ill-formed UTF-8: byte 9 (C0) can only begin an overlong sequence (RFC 3629, section 1)
// g++ 12-13: a byte that can only begin an overlong sequence (RFC 3629, section 1) | at_position{9, | reason::overlong_lead
// clang: ill-formed UTF-8: byte 9 or later can only begin an overlong sequence (RFC 3629, section 1)
// first: g++ | clang
// lines: clang: 6

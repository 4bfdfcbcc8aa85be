// SPDX-License-Identifier: BSL-1.0
// "2F C0 AE 2E 2F", which passed for "/../" (RFC 3629 section 10).
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto path = "\x2F\xC0\xAE\x2E\x2F"_utf8;  // refused

// g++: ill-formed UTF-8: a byte that can only begin an overlong sequence (RFC 3629, section 1) | "at byte"), 2}
// g++ 16+: constexpr message: ill-formed UTF-8: byte 2 (C0) can only begin an overlong sequence (RFC 3629, section 1)
// clang: ill-formed UTF-8: byte 2 can only begin an overlong sequence (RFC 3629, section 1)
// lines: clang: 6 | g++ 16+: 5
// first: g++ 12-13 | clang

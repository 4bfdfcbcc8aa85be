// SPDX-License-Identifier: BSL-1.0
// C0 80, the overlong U+0000 of RFC 3629 section 3: C0 never appears (section 1).
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = "abc\xC0\x80"_utf8;  // refused

// g++: ill-formed UTF-8: a byte that can only begin an overlong sequence (RFC 3629, section 1) | "at byte"), 4}
// g++ 16+: constexpr message: ill-formed UTF-8: byte 4 (C0) can only begin an overlong sequence (RFC 3629, section 1)
// clang: ill-formed UTF-8: byte 4 can only begin an overlong sequence (RFC 3629, section 1)
// lines: clang: 6 | g++ 16+: 5
// first: g++ 12-13 | clang

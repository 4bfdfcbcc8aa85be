// SPDX-License-Identifier: BSL-1.0
// F5 never appears (RFC 3629 section 1): it would begin a number beyond U+10FFFF.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = "abc\xF5\x80\x80\x80"_utf8;  // refused

// g++: ill-formed UTF-8: a byte that can only begin a sequence above U+10FFFF (RFC 3629, section 1) | "at byte"), 4}
// g++ 16+: constexpr message: ill-formed UTF-8: byte 4 (F5) can only begin a sequence above U+10FFFF (RFC 3629, section 1)
// clang: ill-formed UTF-8: byte 4 can only begin a sequence above U+10FFFF (RFC 3629, section 1)
// lines: clang: 6 | g++ 16+: 5
// first: g++ 12-13 | clang

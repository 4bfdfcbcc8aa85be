// SPDX-License-Identifier: BSL-1.0
// What text is compared with must be text.
#include <u8lit.hpp>
using namespace u8lit::literals;

const bool equal = "abc"_utf8 == "abc\xC0";  // refused

// g++: ill-formed UTF-8: a byte that can only begin an overlong sequence (RFC 3629, section 1) | "at byte"), 4}
// g++ 16+: constexpr message: ill-formed UTF-8: byte 4 (C0) can only begin an overlong sequence (RFC 3629, section 1)
// clang: ill-formed UTF-8: byte 4 can only begin an overlong sequence (RFC 3629, section 1)
// first: g++ 12-13 | clang
// lines: g++ 16+: 5 | clang: 6

// SPDX-License-Identifier: BSL-1.0
// U+110000 lies beyond the range of RFC 3629 section 3.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = "abc\xF4\x90\x80\x80"_utf8;  // refused

// g++: ill-formed UTF-8: a sequence that encodes a number above U+10FFFF (RFC 3629, section 3) | "at byte"), 4}
// g++ 16+: constexpr message: ill-formed UTF-8: the sequence at byte 4 (F4 90) encodes a number above U+10FFFF (RFC 3629, section 3)
// clang: ill-formed UTF-8: the sequence at byte 4 encodes a number above U+10FFFF (RFC 3629, section 3)
// lines: clang: 6 | g++ 16+: 5
// first: g++ 12-13 | clang

// SPDX-License-Identifier: BSL-1.0
// FF never appears (RFC 3629 section 1).
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = "abc\xFF"_utf8;  // refused

// g++: ill-formed UTF-8: a byte that never appears in UTF-8 (RFC 3629, section 1) | "at byte"), 4}
// g++ 16+: constexpr message: ill-formed UTF-8: byte 4 (FF) never appears in UTF-8 (RFC 3629, section 1)
// clang: ill-formed UTF-8: byte 4 never appears in UTF-8 (RFC 3629, section 1)
// lines: clang: 6 | g++ 16+: 5
// first: g++ 12-13 | clang

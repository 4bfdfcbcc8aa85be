// SPDX-License-Identifier: BSL-1.0
// An element of a static table is refused at its own line.
#include <u8lit.hpp>
using namespace u8lit::literals;

extern u8lit::text_view<char> table[2];
u8lit::text_view<char> table[2] = {"abc", "abc\xED\xA0\x80"};  // refused

// g++: ill-formed UTF-8: a sequence that encodes a surrogate (RFC 3629, section 3) | "at byte"), 4}
// g++ 16+: constexpr message: ill-formed UTF-8: the sequence at byte 4 (ED A0) encodes a surrogate (RFC 3629, section 3)
// clang: ill-formed UTF-8: the sequence at byte 4 encodes a surrogate (RFC 3629, section 3)
// first: g++ 12-13 | clang
// lines: g++ 16+: 5 | clang: 6

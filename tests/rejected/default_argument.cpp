// SPDX-License-Identifier: BSL-1.0
// A default argument is refused where it is written.
#include <u8lit.hpp>
using namespace u8lit::literals;

void title(u8lit::text_view<char> text = "abc\xED\xA0\x80"); void show(); void show() { title(); }  // refused

// g++: ill-formed UTF-8: a sequence that encodes a surrogate (RFC 3629, section 3) | "at byte"), 4}
// g++ 16+: constexpr message: ill-formed UTF-8: the sequence at byte 4 (ED A0) encodes a surrogate (RFC 3629, section 3)
// clang: ill-formed UTF-8: the sequence at byte 4 encodes a surrogate (RFC 3629, section 3)
// first: g++ 12-13 | clang
// lines: g++ 16+: 6 | clang: 6

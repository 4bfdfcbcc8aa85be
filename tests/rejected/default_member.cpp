// SPDX-License-Identifier: BSL-1.0
// A default member initializer is refused where it is written.
#include <u8lit.hpp>
using namespace u8lit::literals;

struct book { u8lit::text_view<char> title = "abc\xED\xA0\x80"; }; book* new_book(); book* new_book() { return new book(); }  // refused

// g++: ill-formed UTF-8: a sequence that encodes a surrogate (RFC 3629, section 3) | "at byte"), 4}
// g++ 16+: constexpr message: ill-formed UTF-8: the sequence at byte 4 (ED A0) encodes a surrogate (RFC 3629, section 3)
// clang: ill-formed UTF-8: the sequence at byte 4 encodes a surrogate (RFC 3629, section 3)
// first: g++ 12-13 | clang
// lines: g++ 13: 12 | g++ 16+: 10 | clang: 6

// SPDX-License-Identifier: BSL-1.0
// A member, by its constructor. g++ evaluates no such conversion, not even of well-formed text: use "..."_utf8 there.
#include <u8lit/text_table.hpp>

struct book {
  u8lit::text_view<char> title;
  book();
};
book::book() : title("abc\xED\xA0\x80") {}  // refused

// g++: 'this' is not a constant expression
// g++ 14+: modification of '*(book*)this' from outside current evaluation is not a constant expression
// clang: ill-formed UTF-8: the sequence at byte 4 encodes a surrogate (RFC 3629, section 3)
// first: clang
// lines: g++ 14-15: 13 | clang: 6

// SPDX-License-Identifier: BSL-1.0
// A member, by its constructor, with the suffix that every compiler evaluates there.
#include <u8lit.hpp>
using namespace u8lit::literals;

struct book {
  u8lit::text_view<char> title;
  book();
};
book::book() : title("abc\xED\xA0\x80"_utf8) {}  // refused

// g++: ill-formed UTF-8: a sequence that encodes a surrogate (RFC 3629, section 3) | "at byte"), 4}
// g++ 16+: constexpr message: ill-formed UTF-8: the sequence at byte 4 (ED A0) encodes a surrogate (RFC 3629, section 3)
// clang: ill-formed UTF-8: the sequence at byte 4 encodes a surrogate (RFC 3629, section 3)
// lines: clang: 6 | g++ 16+: 6
// first: g++ 12-13 | clang

// SPDX-License-Identifier: BSL-1.0
// A member, by its constructor, with the suffix that every compiler evaluates there.
#include <u8lit.hpp>
using namespace u8lit::literals;

struct book {
  u8lit::text_view<char> title;
  book();
};
book::book() : title("abc\xED\xA0\x80"_utf8) {}  // refused

// g++: array subscript value '4' | u8lit::invalid_utf8::surrogate_see_RFC_3629_section_3_index_is_the_byte
// g++ 16+: constexpr message: ill-formed UTF-8: the sequence at byte 4 (ED A0) encodes a surrogate (RFC 3629, section 3)
// clang: ill-formed UTF-8: the sequence at byte 4 encodes a surrogate (RFC 3629, section 3)
// lines: clang: 6 | g++ 16+: 6
// first: clang

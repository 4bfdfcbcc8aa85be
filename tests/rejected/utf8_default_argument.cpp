// SPDX-License-Identifier: BSL-1.0
// A default argument is refused where it is written.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

void title(u8lit::utf8_view text = "abc\xED\xA0\x80"_utf8); void show(); void show() { title(); }  // refused

// g++: array subscript value '4' | u8lit::invalid_utf8::surrogate_see_RFC_3629_section_3_index_is_the_byte
// g++ 16+: constexpr message: ill-formed UTF-8: the sequence at byte 4 (ED A0) encodes a surrogate (RFC 3629, section 3)
// clang: ill-formed UTF-8: the sequence at byte 4 encodes a surrogate (RFC 3629, section 3)
// first: clang
// lines: clang: 6 | g++ 16+: 6

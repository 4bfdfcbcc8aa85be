// SPDX-License-Identifier: BSL-1.0
// Another octet stands where a continuation must (RFC 3629 section 4).
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = "abc\xE6\x97!"_utf8;  // refused

// g++: array subscript value '4' | u8lit::invalid_utf8::missing_continuation_see_RFC_3629_section_4_index_is_its_first_byte
// g++ 16+: constexpr message: ill-formed UTF-8: the sequence at byte 4 (E6 97 21) is missing a continuation byte (RFC 3629, section 4)
// clang: ill-formed UTF-8: the sequence at byte 4 is missing a continuation byte (RFC 3629, section 4)
// lines: clang: 6 | g++ 16+: 5
// first: clang

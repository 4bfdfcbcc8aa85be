// SPDX-License-Identifier: BSL-1.0
// U+FFFF in four octets: there is only one valid way to encode a character (RFC 3629 section 3).
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = "abc\xF0\x8F\xBF\xBF"_utf8;  // refused

// g++: array subscript value '4' | u8lit::invalid_utf8::overlong_see_RFC_3629_section_3_index_is_the_byte
// g++ 16+: constexpr message: ill-formed UTF-8: the sequence at byte 4 (F0 8F) is overlong (RFC 3629, section 3)
// clang: ill-formed UTF-8: the sequence at byte 4 is overlong (RFC 3629, section 3)
// lines: clang: 6 | g++ 16+: 5
// first: clang

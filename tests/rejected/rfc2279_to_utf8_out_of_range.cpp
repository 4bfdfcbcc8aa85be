// SPDX-License-Identifier: BSL-1.0
// RFC 3629 section 12: the range of characters was restricted to 0000-10FFFF.
#include <u8lit/legacy.hpp>
using namespace u8lit::legacy;
using namespace u8lit::literals;

const auto text = rfc2279::to_utf8("abc\xFD\xBF\xBF\xBF\xBF\xBF"_rfc2279);  // refused

// g++: UTF-8 cannot represent U+7FFFFFFF, at byte 4
// clang: UTF-8 cannot represent U+7FFFFFFF, | at byte 4
// clang 14-15: u8lit::invalid_utf8::out_of_range< | at_byte<4> | byte::xFD, | byte::xBF, | byte::xBF, | byte::xBF, | byte::xBF, | byte::xBF> | RFC_3629_section_3
// first: g++ | clang

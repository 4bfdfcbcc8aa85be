// SPDX-License-Identifier: BSL-1.0
// UTF-8 has no surrogates (RFC 3629 section 3).
#include <u8lit/legacy.hpp>
using namespace u8lit::literals;

const auto text = u8lit::legacy::wtf8::to_utf8("abc\xED\xA0\xBD"_wtf8);  // refused

// g++: UTF-8 cannot represent U+D83D, at byte 4
// clang: UTF-8 cannot represent U+D83D, at | byte 4
// clang 14-15: u8lit::invalid_utf8::surrogate< | at_byte<4> | byte::xED, | byte::xA0, | byte::xBD> | RFC_3629_section_3
// first: g++ | clang

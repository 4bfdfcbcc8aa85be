// SPDX-License-Identifier: BSL-1.0
// Two ill-formed texts in different encoding forms: the first is named.
#include <u8lit.hpp>
using namespace u8lit;

constexpr text_cases<"red", "gr\xC3", u"b\xD800"> colour;  // refused

// g++: case text 2: ill-formed UTF-8: the sequence at byte 3 (C3) is truncated (RFC 3629, section 4)
// clang: case text 2: ill-formed UTF-8: the | sequence at byte 3 (C3) is | truncated (RFC 3629, section 4)
// clang 14-15: invalid_key::ill_formed< | row_number<2> | truncated< | at_byte<3> | byte::xC3
// first: g++ | clang
// lines: g++ 16+: 10
// errors: g++: 2

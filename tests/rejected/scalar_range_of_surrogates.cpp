// SPDX-License-Identifier: BSL-1.0
// Surrogates, which are not scalar values (RFC 3629 section 3).
#include <u8lit/code_point_set.hpp>

const auto set = u8lit::make_code_points({{0xD800, 0xDBFF}, U'a'});  // refused

// g++: this range contains surrogates, which are not scalar values; leave out 0xD800 to 0xDFFF (RFC 3629, section 3) | 55296, 56319
// clang: this range contains surrogates, which are not scalar values; leave out 0xD800 to 0xDFFF (RFC 3629, section 3)
// first: g++ 12-13 | clang
// lines: g++ 14+: 4
// mended: const auto set = u8lit::make_code_points({{0xA000, 0xD7FF}, {0xE000, 0xFFFD}, U'a'});

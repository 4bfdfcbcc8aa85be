// SPDX-License-Identifier: BSL-1.0
// Both ends are scalar values, but there are surrogates between them.
#include <u8lit/code_point_set.hpp>

const auto set = u8lit::make_code_points({{0x3400, 0xFFFD}});  // refused

// g++: this range contains surrogates, which are not scalar values; leave out 0xD800 to 0xDFFF (RFC 3629, section 3) | 13312, 65533
// clang: this range contains surrogates, which are not scalar values; leave out 0xD800 to 0xDFFF (RFC 3629, section 3)
// first: g++ 12-13 | clang
// lines: g++ 14+: 4
// mended: const auto set = u8lit::make_code_points({{0x3400, 0xD7FF}, {0xE000, 0xFFFD}});

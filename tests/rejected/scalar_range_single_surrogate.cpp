// SPDX-License-Identifier: BSL-1.0
// A surrogate among scalar values (RFC 3629 section 3).
#include <u8lit/code_point_set.hpp>

const auto set = u8lit::make_code_points({U'a', 0xD800});  // refused

// g++: 0xD800 to 0xDFFF are surrogates, not characters (RFC 3629, section 3) | 55296, 55296
// clang: 0xD800 to 0xDFFF are surrogates, not characters (RFC 3629, section 3)
// first: g++ 12-13 | clang
// lines: g++ 14+: 4

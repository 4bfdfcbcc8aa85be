// SPDX-License-Identifier: BSL-1.0
// A continuation stands where a sequence must begin (RFC 3629 section 4).
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = "abc\x97"_utf8;  // refused

// g++: ill-formed UTF-8: a byte that is an unexpected continuation byte (RFC 3629, section 4) | "at byte"), 4}
// g++ 16+: constexpr message: ill-formed UTF-8: byte 4 (97) is an unexpected continuation byte (RFC 3629, section 4)
// clang: ill-formed UTF-8: byte 4 is an unexpected continuation byte (RFC 3629, section 4)
// lines: clang: 6 | g++ 16+: 5
// first: g++ 12-13 | clang

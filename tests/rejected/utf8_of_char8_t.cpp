// SPDX-License-Identifier: BSL-1.0
// A char8_t literal is checked like any other; under -fno-char8_t it is a char literal.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = u8"abc\xE0\x80\x80"_utf8;  // refused

// g++: ill-formed UTF-8: a sequence that is overlong (RFC 3629, section 3) | "at byte"), 4}
// g++ 16+: constexpr message: ill-formed UTF-8: the sequence at byte 4 (E0 80) is overlong (RFC 3629, section 3)
// clang: ill-formed UTF-8: the sequence at byte 4 is overlong (RFC 3629, section 3)
// lines: clang: 6 | g++ 16+: 5
// first: g++ 12-13 | clang

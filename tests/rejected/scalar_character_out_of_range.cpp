// SPDX-License-Identifier: BSL-1.0
// A character above U+10FFFF.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

constexpr auto value = U'\x110000'_scalar;  // refused

// g++: ill-formed UTF-32: a code unit that is above U+10FFFF (Unicode, section 3.9) | "at code unit"), 1} | _scalar(1114112)
// g++ 16+: constexpr message: ill-formed UTF-32: code unit 1 (110000) is above U+10FFFF (Unicode, section 3.9)
// clang: ill-formed UTF-32: code unit 1 is above U+10FFFF (Unicode, section 3.9)
// first: g++ 12-13 | g++ 16+ | clang
// lines: g++ 16+: 5 | clang: 6

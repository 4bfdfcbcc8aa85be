// SPDX-License-Identifier: BSL-1.0
// A surrogate code point is no character of UTF-32 either (RFC 3629 section 3, Unicode D90).
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = U"abc\xD800"_utf32;  // refused

// g++: ill-formed UTF-32: a code unit that is a surrogate (Unicode, section 3.9) | "at code unit"), 4}
// g++ 16+: constexpr message: ill-formed UTF-32: code unit 4 (D800) is a surrogate (Unicode, section 3.9)
// clang: ill-formed UTF-32: code unit 4 is a surrogate (Unicode, section 3.9)
// lines: clang: 6 | g++ 16+: 5
// first: g++ 12-13 | clang

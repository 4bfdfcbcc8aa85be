// SPDX-License-Identifier: BSL-1.0
// A function reads the text while it is compiled. With clang that is a second error, as the text cannot be read.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

constexpr int count(u8lit::utf8_view text) {
  int result = 0;
  for (const char32_t value : text.scalars()) result += value == U'a';
  return result;
}
constexpr int number = count("caf\xE9"_utf8);  // refused

// g++: ill-formed UTF-8: a sequence that is truncated (RFC 3629, section 4) | "at byte"), 4}
// g++ 16+: constexpr message: ill-formed UTF-8: the sequence at byte 4 (E9) is truncated (RFC 3629, section 4)
// clang: ill-formed UTF-8: the sequence at byte 4 is truncated (RFC 3629, section 4)
// errors: clang: 2
// lines: clang: 18 | g++ 16+: 5
// first: g++ 12-13 | g++ 16+ | clang

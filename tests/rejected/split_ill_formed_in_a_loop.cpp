// SPDX-License-Identifier: BSL-1.0
// An ill-formed separator in the range of a loop: g++ 16 evaluates the initializer of the hidden variable three times.
#include <u8lit/operations.hpp>

void use(u8lit::utf8_view column);
void f(u8lit::utf8_view line);
void f([[maybe_unused]] u8lit::utf8_view line) {
  for (u8lit::utf8_view column : u8lit::split(line, "\xC0")) use(column);  // refused
}

// g++: ill-formed UTF-8: a byte that can only begin an overlong sequence (RFC 3629, section 1) | "at byte"), 1}
// g++ 16+: constexpr message: ill-formed UTF-8: byte 1 (C0) can only begin an overlong sequence (RFC 3629, section 1)
// clang: ill-formed UTF-8: byte 1 can only begin an overlong sequence (RFC 3629, section 1)
// first: g++ 12-13 | g++ 16+ | clang
// lines: g++ 16+: 9
// errors: g++ 16+: 3

// SPDX-License-Identifier: BSL-1.0
// Ill-formed text where one scalar value is asked.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto value = "\xC0\x80"_scalar;  // refused

// g++: ill-formed UTF-8: a byte that can only begin an overlong sequence (RFC 3629, section 1) | "at byte"), 1}
// g++ 16+: constexpr message: ill-formed UTF-8: byte 1 (C0) can only begin an overlong sequence (RFC 3629, section 1)
// clang: ill-formed UTF-8: byte 1 can only begin an overlong sequence (RFC 3629, section 1)
// lines: g++ 16+: 5 | clang: 6
// first: g++ 12-13 | g++ 16+ | clang

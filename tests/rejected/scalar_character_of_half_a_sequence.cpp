// SPDX-License-Identifier: BSL-1.0
// One octet of a sequence is no scalar value.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto value = '\xE9'_scalar;  // refused

// g++: ill-formed UTF-8: a sequence that is truncated (RFC 3629, section 4) | "at byte"), 1}
// g++ 16+: constexpr message: ill-formed UTF-8: the sequence at byte 1 (E9) is truncated (RFC 3629, section 4)
// clang: ill-formed UTF-8: the sequence at byte 1 is truncated (RFC 3629, section 4)
// lines: g++ 16+: 5 | clang: 6
// first: g++ 12-13 | g++ 16+ | clang

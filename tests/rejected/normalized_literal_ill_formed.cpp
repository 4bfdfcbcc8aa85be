// SPDX-License-Identifier: BSL-1.0
// A literal that is to be normalized, but is ill-formed.
#include <u8lit/literals.hpp>
#include <u8lit/normalization.hpp>
using namespace u8lit::literals;

constexpr auto text = "caf\xE9"_nfc;  // refused

// g++: ill-formed UTF-8: the sequence at byte 4 (E9) is truncated (RFC 3629, section 4)
// g++ 12-13: a sequence that is truncated (RFC 3629, section 4) | at_position{4,
// clang: ill-formed UTF-8: the sequence at byte 4 is truncated (RFC 3629, section 4)
// first: g++ | clang
// lines: g++ 16+: 11

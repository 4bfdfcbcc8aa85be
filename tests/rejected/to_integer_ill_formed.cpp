// SPDX-License-Identifier: BSL-1.0
// What is ill-formed is no digit, either: one error.
#include <u8lit/literals.hpp>
#include <u8lit/operations.hpp>
using namespace u8lit::literals;

constexpr auto result = u8lit::to_integer<int>("12\xE9"_text);  // refused

// g++: ill-formed UTF-8: the sequence at byte 3 (E9) is truncated (RFC 3629, section 4)
// g++ 12-13: a sequence that is truncated (RFC 3629, section 4) | at_position{3,
// clang: ill-formed UTF-8: the sequence at byte 3 is truncated (RFC 3629, section 4)
// first: g++ | clang

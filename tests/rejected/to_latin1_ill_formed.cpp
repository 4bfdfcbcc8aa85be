// SPDX-License-Identifier: BSL-1.0
// What is ill-formed cannot be converted, either: one error.
#include <u8lit/literals.hpp>
#include <u8lit/transcode.hpp>
using namespace u8lit::literals;

constexpr auto result = u8lit::to_latin1("caf\xE9"_text);  // refused

// g++: ill-formed UTF-8: the sequence at byte 4 (E9) is truncated (RFC 3629, section 4)
// g++ 12-13: a sequence that is truncated (RFC 3629, section 4) | at_position{4,
// clang: ill-formed UTF-8: the sequence at byte 4 is truncated (RFC 3629, section 4)
// first: g++ | clang

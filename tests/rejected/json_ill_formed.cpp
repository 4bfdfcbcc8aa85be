// SPDX-License-Identifier: BSL-1.0
// The invalid escape is not read: one error.
#include <u8lit/literals.hpp>
#include <u8lit/operations.hpp>
using namespace u8lit::literals;

constexpr auto result = u8lit::unescape_json("\\q\xE9"_text);  // refused

// g++: ill-formed UTF-8: the sequence at byte 3 (E9) is truncated (RFC 3629, section 4)
// g++ 12-13: a sequence that is truncated (RFC 3629, section 4) | at_position{3,
// clang: ill-formed UTF-8: the sequence at byte 3 is truncated (RFC 3629, section 4)
// first: g++ | clang

// SPDX-License-Identifier: BSL-1.0
// Clang numbers the first eight bytes.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = "Mot\xC3\xB6rhe\xE4" "d"_utf8;  // refused

// g++: ill-formed UTF-8: a sequence that is missing a continuation byte (RFC 3629, section 4) | "at byte"), 9}
// g++ 16+: constexpr message: ill-formed UTF-8: the sequence at byte 9 (E4 64) is missing a continuation byte (RFC 3629, section 4)
// clang: ill-formed UTF-8: the sequence at byte 9 or later is missing a continuation byte (RFC 3629, section 4)
// first: clang | g++ 16
// lines: clang: 6 | g++ 16+: 6

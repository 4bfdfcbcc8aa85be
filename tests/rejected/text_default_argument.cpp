// SPDX-License-Identifier: BSL-1.0
// As a default argument, which is not used.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

void greet(
    u8lit::text_view<char> name = "caf\xE9"_text  // refused
);

// g++: ill-formed UTF-8: the sequence at byte 4 (E9) is truncated (RFC 3629, section 4)
// g++ 12-13: a sequence that is truncated (RFC 3629, section 4) | at_position{4,
// clang: ill-formed UTF-8: the sequence at byte 4 is truncated (RFC 3629, section 4)
// first: g++ | clang
// lines: clang: 6

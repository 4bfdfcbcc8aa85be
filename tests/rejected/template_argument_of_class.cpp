// SPDX-License-Identifier: BSL-1.0
// A user's class template that does not use the literal.
#include <u8lit/text.hpp>

template <u8lit::fixed_text Name>
struct tag {};
using cafe = tag<"caf\xE9">;  // refused

// g++: ill-formed UTF-8: a sequence that is truncated (RFC 3629, section 4) | "at byte"), 4}
// clang: ill_formed_UTF_8_truncated_see_RFC_3629_section_4_at_byte(4, | E9
// first: g++

// SPDX-License-Identifier: BSL-1.0
// Ill-formed text is refused as such, whatever the policies.
#include <u8lit.hpp>

void take(u8lit::restricted_text<char, u8lit::policy::no_interior_nul>);
void f();
void f() {
  take("a\0\xED\xA0\x80");  // refused
}

// g++: ill-formed UTF-8: a sequence that encodes a surrogate (RFC 3629, section 3) | "at byte"), 3}
// g++ 16+: constexpr message: ill-formed UTF-8: the sequence at byte 3 (ED A0) encodes a surrogate (RFC 3629, section 3)
// clang: ill_formed_UTF_8_surrogate_see_RFC_3629_section_3_at_byte(3, {{&"ED"[0], &"A0"[0]
// lines: g++ 16+: 6
// first: g++ 12-13

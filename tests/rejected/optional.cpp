// SPDX-License-Identifier: BSL-1.0
// Handed on by a library, a literal is no constant any more; no compiler may check it at run time.
#include <optional>
#include <u8lit/text_table.hpp>

using title = std::optional<u8lit::text_view<char>>;
void entitle(title& changed) {
  changed = title("abc\xED\xA0\x80");  // refused
}

// g++: is not a constant expression
// g++ 14+: undefined reference to
// clang 14-16: call to consteval function 'u8lit::text_view<char>::text_view<7UL>' is not a constant expression
// clang: ill-formed text in a literal (RFC 3629), or one that is not checked here: use "..."_utf8
// clang 21+: ill_formed_UTF_8_surrogate_see_RFC_3629_section_3_at_byte(4, {{&"ED"[0], &"A0"[0]
// errors: g++: 2 | g++ 14+: 1
// lines: g++: 11 | clang 14-16: 22 | clang 21+: 33
// unnamed: clang 17-19 | g++ 14+
// linker: g++ 14+

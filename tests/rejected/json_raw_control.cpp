// SPDX-License-Identifier: BSL-1.0
// Control characters must be escaped.
#include <u8lit/operations.hpp>
using namespace u8lit::literals;

const auto text = u8lit::unescape_json("a\x1F"_text);  // refused

// g++: ill-formed JSON (RFC 8259, section 7): the character at byte 2, \"<U+001F>\", must be escaped
// clang: ill-formed JSON (RFC 8259, section | 7): the character at byte 2, | \"<U+001F>\", must be escaped
// clang 14-15: u8lit::detail::escape_sequences::ill_formed_in<u8lit::detail::json_notation, u8lit::fault::unescaped, u8lit::detail::diagnostic::at_byte<2>, u8lit::detail::escape_sequences::escape<'\x1f'>>
// first: g++ | clang

// SPDX-License-Identifier: BSL-1.0
// The text ends inside an escape.
#include <u8lit/operations.hpp>
using namespace u8lit::literals;

const auto text = u8lit::unescape_json("日\\u20A"_text);  // refused

// g++: ill-formed JSON (RFC 8259, section 7): the escape at byte 4, \"\\u20A\", is truncated
// clang: ill-formed JSON (RFC 8259, section | 7): the escape at byte 4, \"\\u20A\", | is truncated
// clang 14-15: u8lit::detail::escape_sequences::ill_formed_in<u8lit::detail::json_notation, u8lit::fault::truncated, u8lit::detail::diagnostic::at_byte<4>, u8lit::detail::escape_sequences::escape<'\\', 'u', '2', '0', 'A'>>
// first: g++ | clang

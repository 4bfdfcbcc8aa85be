// SPDX-License-Identifier: BSL-1.0
// Four digits, no fewer.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = u8lit::unescape_json(R"(\u41 )"_text);  // refused

// g++: ill-formed JSON (RFC 8259, section 7): the escape at byte 1, \"\\u41 \", is invalid
// clang: ill-formed JSON (RFC 8259, section | 7): the escape at byte 1, \"\\u41 \", | is invalid
// clang 14-15: u8lit::detail::escape_sequences::ill_formed_in<u8lit::detail::json_notation, u8lit::fault::invalid_escape, u8lit::detail::diagnostic::at_byte<1>, u8lit::detail::escape_sequences::escape<'\\', 'u', '4', '1', ' '>>
// first: g++ | clang

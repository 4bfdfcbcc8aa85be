// SPDX-License-Identifier: BSL-1.0
// JSON has no such escape.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = u8lit::unescape_json(R"(ab\x41)"_text);  // refused

// g++: ill-formed JSON (RFC 8259, section 7): the escape at byte 3, \"\\x\", is invalid
// clang: ill-formed JSON (RFC 8259, section | 7): the escape at byte 3, \"\\x\", is | invalid
// clang 14-15: u8lit::detail::escape_sequences::ill_formed_in<u8lit::detail::json_notation, u8lit::fault::invalid_escape, u8lit::detail::diagnostic::at_byte<3>, u8lit::detail::escape_sequences::escape<'\\', 'x'>>
// first: g++ | clang

// SPDX-License-Identifier: BSL-1.0
// A high surrogate without a low one is no character (RFC 8259 section 8.2).
#include <u8lit/operations.hpp>
using namespace u8lit::literals;

const auto text = u8lit::unescape_json(R"(ab\uD800)"_text);  // refused

// g++: ill-formed JSON (RFC 8259, section 7): the escape at byte 3, \"\\uD800\", is an unpaired high surrogate
// clang: ill-formed JSON (RFC 8259, section | 7): the escape at byte 3, \"\\uD800\", | is an unpaired high surrogate
// clang 14-15: u8lit::detail::escape_sequences::ill_formed_in<u8lit::detail::json_notation, u8lit::fault::unpaired_high_surrogate, u8lit::detail::diagnostic::at_byte<3>, u8lit::detail::escape_sequences::escape<'\\', 'u', 'D', '8', '0', '0'>>
// first: g++ | clang

// SPDX-License-Identifier: BSL-1.0
// Surrogates in the wrong order, in text of UTF-16.
#include <u8lit/operations.hpp>
using namespace u8lit::literals;

const auto text = u8lit::unescape_json(uR"(é\uDC00\uD800)"_text);  // refused

// g++: ill-formed JSON (RFC 8259, section 7): the escape at code unit 2, \"\\uDC00\", is an unpaired low surrogate
// clang: ill-formed JSON (RFC 8259, section | 7): the escape at code unit 2, | \"\\uDC00\", is an unpaired low | surrogate
// clang 14-15: u8lit::detail::escape_sequences::ill_formed_in<u8lit::detail::json_notation, u8lit::fault::unpaired_low_surrogate, u8lit::detail::diagnostic::at_code_unit<2>, u8lit::detail::escape_sequences::escape<'\\', 'u', 'D', 'C', '0', '0'>>
// first: g++ | clang

// SPDX-License-Identifier: BSL-1.0
// A quotation mark ends the literal.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = u8lit::unescape_c(R"(a"b)"_text);  // refused

// g++: ill-formed C literal: the character at byte 2, \"\"\", must be escaped
// clang: ill-formed C literal: the character | at byte 2, \"\"\", must be escaped
// clang 14-15: u8lit::detail::escape_sequences::ill_formed_in<u8lit::detail::c_notation<char>, u8lit::fault::unescaped, u8lit::detail::diagnostic::at_byte<2>, u8lit::detail::escape_sequences::escape<'"'>>
// first: g++ | clang

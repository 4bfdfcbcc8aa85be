// SPDX-License-Identifier: BSL-1.0
// A percent sign is followed by two digits (RFC 3986 section 2.1).
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = u8lit::percent_decode("100% sure"_text);  // refused

// g++: ill-formed percent-encoding (RFC 3986, section 2): the escape at byte 4, \"% \", is invalid
// clang: ill-formed percent-encoding (RFC | 3986, section 2): the escape at | byte 4, \"% \", is invalid
// clang 14-15: u8lit::detail::escape_sequences::ill_formed_in<u8lit::detail::percent_notation, u8lit::fault::invalid_escape, u8lit::detail::diagnostic::at_byte<4>, u8lit::detail::escape_sequences::escape<'%', ' '>>
// first: g++ | clang

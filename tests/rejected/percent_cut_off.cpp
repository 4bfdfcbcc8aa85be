// SPDX-License-Identifier: BSL-1.0
// The text ends inside an escape.
#include <u8lit/operations.hpp>
using namespace u8lit::literals;

const auto text = u8lit::percent_decode("ab%4"_text);  // refused

// g++: ill-formed percent-encoding (RFC 3986, section 2): the escape at byte 3, \"%4\", is truncated
// clang: ill-formed percent-encoding (RFC | 3986, section 2): the escape at | byte 3, \"%4\", is truncated
// clang 14-15: u8lit::detail::escape_sequences::ill_formed_in<u8lit::detail::percent_notation, u8lit::fault::truncated, u8lit::detail::diagnostic::at_byte<3>, u8lit::detail::escape_sequences::escape<'%', '4'>>
// first: g++ | clang

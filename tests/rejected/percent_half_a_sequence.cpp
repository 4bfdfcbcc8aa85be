// SPDX-License-Identifier: BSL-1.0
// Two octets of three.
#include <u8lit/operations.hpp>
using namespace u8lit::literals;

const auto text = u8lit::percent_decode(u"%E2%82!"_text);  // refused

// g++: ill-formed percent-encoding (RFC 3986, section 2): the escape at code unit 1, \"%E2%82\", is missing a continuation byte
// clang: ill-formed percent-encoding (RFC | 3986, section 2): the escape at | code unit 1, \"%E2%82\", is missing a | continuation byte
// clang 14-15: u8lit::detail::escape_sequences::ill_formed_in<u8lit::detail::percent_notation, u8lit::fault::missing_continuation, u8lit::detail::diagnostic::at_code_unit<1>, u8lit::detail::escape_sequences::escape<'%', 'E', '2', '%', '8', '2'>>
// first: g++ | clang

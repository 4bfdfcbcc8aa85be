// SPDX-License-Identifier: BSL-1.0
// The octets that once opened so many web servers (RFC 3629 section 10).
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = u8lit::percent_decode("/..%C0%AF"_text);  // refused

// g++: ill-formed percent-encoding (RFC 3986, section 2): the escape at byte 4, \"%C0\", begins no sequence
// clang: ill-formed percent-encoding (RFC | 3986, section 2): the escape at | byte 4, \"%C0\", begins no sequence
// clang 14-15: u8lit::detail::escape_sequences::ill_formed_in<u8lit::detail::percent_notation, u8lit::fault::invalid_lead, u8lit::detail::diagnostic::at_byte<4>, u8lit::detail::escape_sequences::escape<'%', 'C', '0'>>
// first: g++ | clang

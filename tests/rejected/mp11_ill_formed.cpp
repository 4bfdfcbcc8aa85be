// SPDX-License-Identifier: BSL-1.0
// Octets in reverse are no text, as scalar values would be.
#include <u8lit/mp11.hpp>

#include <boost/mp11.hpp>

using octets = boost::mp11::mp_reverse<u8lit::mp_units<u8lit::text_constant<"é">>>;

using text = u8lit::mp_text<octets>;  // refused

// g++: {"ill-formed UTF-8: byte 1 (A9) is an unexpected continuation byte (RFC 3629, section 4)"}
// clang: {"ill-formed UTF-8: byte 1 (A9) is an "}
// clang 14: u8lit::invalid_utf8::unexpected_continuation< | at_byte<1> | byte::xA9 | RFC_3629_section_4
// first: g++ | clang
// errors: g++: 2
// needs: boost/mp11/list.hpp

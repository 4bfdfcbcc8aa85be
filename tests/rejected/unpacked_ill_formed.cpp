// SPDX-License-Identifier: BSL-1.0
// What another library has for a string may hold anything.
#include <u8lit.hpp>

template <char...>
struct string {};

const auto text = u8lit::from_pack<string<'a', '\xED', '\xA0', '\x80'>>();  // refused

// g++: {"ill-formed UTF-8: the sequence at byte 2 (ED A0) encodes a surrogate (RFC 3629, section 3)"}
// clang: {"ill-formed UTF-8: the sequence at "}, message<size>{"byte 2 (ED A0) encodes a surrogate "}
// clang 14: u8lit::invalid_utf8::surrogate< | at_byte<2> | byte::xED | byte::xA0 | RFC_3629_section_3
// first: g++ | clang

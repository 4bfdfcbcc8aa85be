// SPDX-License-Identifier: BSL-1.0
// Octets that a tool or #embed has written: RFC 3629 section 3's "surrogates", in any form that is asked for.
#include <u8lit.hpp>

constexpr unsigned char embedded[] = {0x61, 0xED, 0xA1, 0x8C};

const auto text = u8lit::from_string<embedded, char>();  // refused

// g++: ill-formed UTF-8: the sequence at byte 2 (ED A1) encodes a surrogate (RFC 3629, section 3)
// clang: ill-formed UTF-8: the sequence at | byte 2 (ED A1) encodes a surrogate | (RFC 3629, section 3)
// clang 14-15: u8lit::invalid_utf8::surrogate< | at_byte<2> | byte::xED | byte::xA1 | RFC_3629_section_3
// first: g++ | clang

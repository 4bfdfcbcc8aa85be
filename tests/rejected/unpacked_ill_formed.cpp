// SPDX-License-Identifier: BSL-1.0
// What another library has for a string may hold anything.
#include <u8lit.hpp>

template <char...>
struct string {};

const auto text = u8lit::from_pack<string<'a', '\xED', '\xA0', '\x80'>>();  // refused

// g++: u8lit::invalid_utf8::surrogate< | at_octet<2> | octet::xED | octet::xA0 | RFC_3629_section_3
// clang: u8lit::invalid_utf8::surrogate< | at_octet<2> | octet::xED | octet::xA0 | RFC_3629_section_3

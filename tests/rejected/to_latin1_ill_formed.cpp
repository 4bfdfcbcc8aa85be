// SPDX-License-Identifier: BSL-1.0
// A literal that is in Latin-1 already is ill-formed.
#include <u8lit.hpp>

const auto text = u8lit::to_latin1<"d\xE9j\xE0">;  // refused

// g++: u8lit::invalid_utf8::missing_continuation< | at_octet<2> | octet::xE9 | octet::x6A | RFC_3629_section_4
// clang: u8lit::invalid_utf8::missing_continuation< | at_octet<2> | octet::xE9 | octet::x6A | RFC_3629_section_4
// lines: g++: 12

// SPDX-License-Identifier: BSL-1.0
// Two halves of a sequence are two faults, not a character.
#include <u8lit.hpp>

const auto text = u8lit::concat<"ab", "c\xE6", "\x97\xA5">();  // refused

// g++: u8lit::invalid_utf8::truncated< | at_octet<2> | octet::xE6 | RFC_3629_section_4
// clang: u8lit::invalid_utf8::truncated< | at_octet<2> | octet::xE6 | RFC_3629_section_4

// SPDX-License-Identifier: BSL-1.0
// The text is none.
#include <u8lit.hpp>

const auto rest = u8lit::trim<" ab\xC0">();  // refused

// g++: u8lit::invalid_utf8::invalid_lead< | at_octet<4> | octet::xC0 | RFC_3629_section_1
// clang: u8lit::invalid_utf8::invalid_lead< | at_octet<4> | octet::xC0 | RFC_3629_section_1

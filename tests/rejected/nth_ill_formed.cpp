// SPDX-License-Identifier: BSL-1.0
// A scalar value of what is no text.
#include <u8lit.hpp>

const auto first = u8lit::nth<"abc\xC0", 0>();  // refused

// g++: u8lit::invalid_utf8::invalid_lead< | at_octet<4> | octet::xC0 | RFC_3629_section_1
// clang: u8lit::invalid_utf8::invalid_lead< | at_octet<4> | octet::xC0 | RFC_3629_section_1

// SPDX-License-Identifier: BSL-1.0
// What is ill-formed is no text, and so no number.
#include <u8lit.hpp>

const auto result = u8lit::to_integer<int, "42\xC0">();  // refused

// g++: u8lit::invalid_utf8::invalid_lead< | at_octet<3> | octet::xC0 | RFC_3629_section_1
// clang: u8lit::invalid_utf8::invalid_lead< | at_octet<3> | octet::xC0 | RFC_3629_section_1

// SPDX-License-Identifier: BSL-1.0
// What is ill-formed has no place in code point order.
#include <u8lit.hpp>

const auto result = u8lit::sort<"b", "a\xC0">();  // refused

// g++: u8lit::invalid_utf8::invalid_lead< | at_octet<2> | octet::xC0 | RFC_3629_section_1
// clang: u8lit::invalid_utf8::invalid_lead< | at_octet<2> | octet::xC0 | RFC_3629_section_1

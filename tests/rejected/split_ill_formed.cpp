// SPDX-License-Identifier: BSL-1.0
// The separator is no text.
#include <u8lit.hpp>

const auto parts = u8lit::split<"a,b", ",\xC0">();  // refused

// g++: u8lit::invalid_utf8::invalid_lead< | at_octet<2> | octet::xC0 | RFC_3629_section_1
// clang: u8lit::invalid_utf8::invalid_lead< | at_octet<2> | octet::xC0 | RFC_3629_section_1

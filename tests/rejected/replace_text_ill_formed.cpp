// SPDX-License-Identifier: BSL-1.0
// Neither the text nor what it is searched for nor what takes the place may be ill-formed.
#include <u8lit.hpp>

const auto result = u8lit::replace<"a-b", "-", "::\xC0">();  // refused

// g++: u8lit::invalid_utf8::invalid_lead< | at_octet<3> | octet::xC0 | RFC_3629_section_1
// clang: u8lit::invalid_utf8::invalid_lead< | at_octet<3> | octet::xC0 | RFC_3629_section_1

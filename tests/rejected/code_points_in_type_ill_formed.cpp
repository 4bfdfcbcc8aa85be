// SPDX-License-Identifier: BSL-1.0
// The same as a template argument.
#include <u8lit/text_table.hpp>
#include <u8lit/code_points_in.hpp>

const auto set = u8lit::code_points_in<"a\xC0">();  // refused

// g++: u8lit::invalid_utf8::invalid_lead< | at_octet<2> | octet::xC0 | RFC_3629_section_1
// clang: u8lit::invalid_utf8::invalid_lead< | at_octet<2> | octet::xC0 | RFC_3629_section_1

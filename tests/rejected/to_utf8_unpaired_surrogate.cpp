// SPDX-License-Identifier: BSL-1.0
// UTF-16 with half a pair has no form in UTF-8 (RFC 3629 section 3).
#include <u8lit.hpp>

const auto text = u8lit::to_utf8<u"ab\xDC00">;  // refused

// g++: u8lit::invalid_utf16::unpaired_low_surrogate< | at_code_unit<3> | octet::xDC | octet::x00 | RFC_2781_section_2
// clang: u8lit::invalid_utf16::unpaired_low_surrogate< | at_code_unit<3> | octet::xDC | octet::x00 | RFC_2781_section_2
// lines: g++: 12

// SPDX-License-Identifier: BSL-1.0
// There are no octets for half a pair.
#include <u8lit.hpp>
using namespace u8lit;

const auto octets = to_octets<u"a\xD800", encoding_scheme::utf16be>();  // refused

// g++: u8lit::invalid_utf16::unpaired_high_surrogate< | at_code_unit<2> | octet::xD8 | octet::x00 | RFC_2781_section_2
// clang: u8lit::invalid_utf16::unpaired_high_surrogate< | at_code_unit<2> | octet::xD8 | octet::x00 | RFC_2781_section_2

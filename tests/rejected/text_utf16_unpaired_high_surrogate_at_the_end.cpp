// SPDX-License-Identifier: BSL-1.0
// A high surrogate at the end has no other half either: UTF-16 is never truncated, only unpaired.
#include <u8lit/text.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = u"abc\xDBFF"_text;  // refused

// g++: u8lit::invalid_utf16::unpaired_high_surrogate< | at_code_unit<4> | octet::xDB | octet::xFF | RFC_2781_section_2
// clang: unpaired_high_surrogate_see_RFC | (4, | "DB" | "FF"

// SPDX-License-Identifier: BSL-1.0
// FF never appears (RFC 3629 section 1).
#include <u8lit/text.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = "abc\xFF"_text;  // refused

// g++: u8lit::invalid_utf8::invalid_lead< | it_never_appears | at_octet<4> | octet::xFF | RFC_3629_section_1
// clang: invalid_lead_it_never_appears_see_RFC | (4, | "FF"

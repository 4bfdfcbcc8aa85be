// SPDX-License-Identifier: BSL-1.0
// A sequence of 6 octets, as RFC 2279 had them and RFC 3629 section 10 warns of.
#include <u8lit/text.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = "abc\xFC\x84\x80\x80\x80\x80"_text;  // refused

// g++: u8lit::invalid_utf8::invalid_lead< | it_would_lie_beyond_U_10FFFF | at_octet<4> | octet::xFC | RFC_3629_section_1
// clang: invalid_lead_it_would_lie_beyond_U_10FFFF_see_RFC | (4, | "FC"

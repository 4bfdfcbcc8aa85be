// SPDX-License-Identifier: BSL-1.0
// The literal ends inside a sequence (RFC 3629 section 4).
#include <u8lit/text.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = "abc\xE6\x97"_text;  // refused

// g++: u8lit::invalid_utf8::truncated< | at_octet<4> | octet::xE6 | octet::x97 | RFC_3629_section_4
// clang: truncated_see_RFC | (4, | "E6" | "97"

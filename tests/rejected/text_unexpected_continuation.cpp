// SPDX-License-Identifier: BSL-1.0
// A continuation stands where a sequence must begin (RFC 3629 section 4).
#include <u8lit/text.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = "abc\x97"_text;  // refused

// g++: u8lit::invalid_utf8::unexpected_continuation< | at_octet<4> | octet::x97 | RFC_3629_section_4
// clang: unexpected_continuation_see_RFC | (4, | "97"

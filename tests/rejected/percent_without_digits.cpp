// SPDX-License-Identifier: BSL-1.0
// A percent sign is followed by two digits (RFC 3986 section 2.1).
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = u8lit::percent_decode("100% sure"_text);  // refused

// g++: u8lit::detail::invalid_percent_encoding< | fault::invalid_escape | at_octet<4> | escape<'%', ' '> | RFC_3986_section_2
// clang: u8lit::detail::invalid_percent_encoding< | fault::invalid_escape | at_octet<4> | escape<'%', ' '> | RFC_3986_section_2

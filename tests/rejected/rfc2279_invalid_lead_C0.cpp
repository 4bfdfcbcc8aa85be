// SPDX-License-Identifier: BSL-1.0
// RFC 2279 section 2 writes U+0000 in one octet.
#include <u8lit/rfc2279.hpp>
using namespace u8lit::literals;

const auto text = "abc\xC0\x80"_rfc2279;  // refused

// g++: u8lit::invalid<u8lit::legacy::rfc2279>::invalid_lead< | at_octet<4> | octet::xC0> | only_an_overlong_sequence_could_begin_so | RFC_2279_section_2
// clang: u8lit::invalid<u8lit::legacy::rfc2279>::invalid_lead< | at_octet<4> | octet::xC0> | only_an_overlong_sequence_could_begin_so | RFC_2279_section_2

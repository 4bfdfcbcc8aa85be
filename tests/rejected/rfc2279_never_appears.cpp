// SPDX-License-Identifier: BSL-1.0
// RFC 2279 section 1: "The octet values FE and FF never appear."
#include <u8lit/legacy.hpp>
using namespace u8lit::literals;

const auto text = "abc\xFE"_rfc2279;  // refused

// g++: ill-formed in this encoding: byte 4 (FE) begins no sequence | u8lit::invalid<u8lit::legacy::rfc2279>::invalid_lead< | at_byte<4> | byte::xFE> | it_never_appears | RFC_2279_section_1
// clang: ill-formed in this encoding: byte 4 | (FE) begins no sequence | u8lit::invalid<u8lit::legacy::rfc2279>::invalid_lead< | at_byte<4> | byte::xFE> | it_never_appears | RFC_2279_section_1
// clang 14-15: u8lit::invalid<u8lit::legacy::rfc2279>::invalid_lead< | at_byte<4> | byte::xFE> | it_never_appears | RFC_2279_section_1
// first: g++ | clang

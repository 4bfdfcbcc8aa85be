// SPDX-License-Identifier: BSL-1.0
// The Java Virtual Machine Specification, section 4.4.7: no octet of modified UTF-8 is 00.
#include <u8lit/legacy.hpp>
using namespace u8lit::literals;

const auto text = "abc\0def"_modified_utf8;  // refused

// g++: ill-formed in this encoding: byte 4 (00) begins no sequence | u8lit::invalid<u8lit::legacy::modified_utf8>::invalid_lead< | at_byte<4> | byte::x00> | U_0000_is_C0_80 | JVMS_4_4_7
// clang: ill-formed in this encoding: byte 4 | (00) begins no sequence | u8lit::invalid<u8lit::legacy::modified_utf8>::invalid_lead< | at_byte<4> | byte::x00> | U_0000_is_C0_80 | JVMS_4_4_7
// clang 14-15: u8lit::invalid<u8lit::legacy::modified_utf8>::invalid_lead< | at_byte<4> | byte::x00> | U_0000_is_C0_80 | JVMS_4_4_7
// first: g++ | clang

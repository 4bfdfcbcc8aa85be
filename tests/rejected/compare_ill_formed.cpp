// SPDX-License-Identifier: BSL-1.0
// What is ill-formed comes neither before nor after anything.
#include <u8lit.hpp>

const int order = u8lit::compare<"abc\xE0\x80\x80", "b">();  // refused

// g++: u8lit::invalid_utf8::overlong< | at_octet<4> | octet::xE0 | octet::x80 | RFC_3629_section_3
// clang: u8lit::invalid_utf8::overlong< | at_octet<4> | octet::xE0 | octet::x80 | RFC_3629_section_3

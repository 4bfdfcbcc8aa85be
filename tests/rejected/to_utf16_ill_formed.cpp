// SPDX-License-Identifier: BSL-1.0
// What is ill-formed is not transcoded (RFC 3629 section 10).
#include <u8lit.hpp>

const auto text = u8lit::to_utf16<"abc\xE0\x80\x80">;  // refused

// g++: u8lit::invalid_utf8::overlong< | at_octet<4> | octet::xE0 | octet::x80 | RFC_3629_section_3
// clang: u8lit::invalid_utf8::overlong< | at_octet<4> | octet::xE0 | octet::x80 | RFC_3629_section_3
// lines: g++: 12

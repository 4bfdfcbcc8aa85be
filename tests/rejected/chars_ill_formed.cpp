// SPDX-License-Identifier: BSL-1.0
// Bytes for `const char*` are UTF-8, too.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const char* const text = u8"abc\xE0\x80\x80"_chars;  // refused

// g++: u8lit::invalid_utf8::overlong< | at_octet<4> | octet::xE0 | octet::x80 | RFC_3629_section_3
// clang: overlong_see_RFC | (4, | "E0" | "80"

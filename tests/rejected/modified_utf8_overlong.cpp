// SPDX-License-Identifier: BSL-1.0
// C0 AF, the overlong solidus: modified UTF-8 has U+0000 overlong, and nothing else.
#include <u8lit/modified_utf8.hpp>
using namespace u8lit::literals;

const auto text = "/..\xC0\xAF"_modified_utf8;  // refused

// g++: u8lit::invalid<u8lit::legacy::modified_utf8>::overlong< | at_octet<4> | octet::xC0, | octet::xAF> | only_U_0000_is_overlong | JVMS_4_4_7
// clang: u8lit::invalid<u8lit::legacy::modified_utf8>::overlong< | at_octet<4> | octet::xC0, | octet::xAF> | only_U_0000_is_overlong | JVMS_4_4_7

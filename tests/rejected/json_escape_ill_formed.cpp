// SPDX-License-Identifier: BSL-1.0
// What is escaped must be text.
#include <u8lit.hpp>

const auto text = u8lit::escape_json<"ab\xE2\x82">();  // refused

// g++: u8lit::invalid_utf8::truncated< | at_octet<3> | octet::xE2
// clang: u8lit::invalid_utf8::truncated< | at_octet<3> | octet::xE2

// SPDX-License-Identifier: BSL-1.0
// What is escaped must be text.
#include <u8lit.hpp>

const auto text = u8lit::escape_c<"\xED\xA0\x80">();  // refused

// g++: u8lit::invalid_utf8::surrogate< | at_octet<1>
// clang: u8lit::invalid_utf8::surrogate< | at_octet<1>

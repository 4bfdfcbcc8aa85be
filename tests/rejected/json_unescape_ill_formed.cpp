// SPDX-License-Identifier: BSL-1.0
// The literal itself is ill-formed.
#include <u8lit.hpp>

const auto text = u8lit::unescape_json<"ab\xC0">();  // refused

// g++: u8lit::invalid_utf8::invalid_lead< | at_octet<3> | octet::xC0
// clang: u8lit::invalid_utf8::invalid_lead< | at_octet<3> | octet::xC0

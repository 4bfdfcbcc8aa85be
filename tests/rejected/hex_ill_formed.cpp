// SPDX-License-Identifier: BSL-1.0
// Octets that are no text are fixed_octets.
#include <u8lit.hpp>

const auto text = u8lit::to_hex<"ab\xC0">();  // refused

// g++: u8lit::invalid_utf8::invalid_lead< | at_octet<3> | octet::xC0
// clang: u8lit::invalid_utf8::invalid_lead< | at_octet<3> | octet::xC0

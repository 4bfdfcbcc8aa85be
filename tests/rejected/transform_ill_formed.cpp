// SPDX-License-Identifier: BSL-1.0
// What is ill-formed has no scalar values.
#include <u8lit.hpp>
using namespace u8lit;
using namespace u8lit::literals;

constexpr auto same = [](scalar_value value) { return value; };
const auto text = transform<"a\xE0\x80\x80", same>();  // refused

// g++: u8lit::invalid_utf8::overlong< | at_octet<2> | octet::xE0 | octet::x80
// clang: u8lit::invalid_utf8::overlong< | at_octet<2> | octet::xE0 | octet::x80

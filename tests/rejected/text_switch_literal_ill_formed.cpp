// SPDX-License-Identifier: BSL-1.0
// A switch over an ill-formed literal.
#include <u8lit.hpp>
using namespace u8lit;

constexpr auto one = [] { return 1; };
const int number = text_switch<"a\xE0\x80\x80">(on<"a">(one), otherwise(one));  // refused

// g++: u8lit::invalid_utf8::overlong< | at_octet<2> | octet::xE0 | octet::x80
// clang: u8lit::invalid_utf8::overlong< | at_octet<2> | octet::xE0 | octet::x80

// SPDX-License-Identifier: BSL-1.0
// An ill-formed text in a list.
#include <u8lit.hpp>
using namespace u8lit;
using namespace u8lit::literals;

const auto list = text_list_of<"a", "b\xE0\x80\x80">();  // refused

// g++: u8lit::invalid_utf8::overlong< | at_octet<2> | octet::xE0 | octet::x80
// clang: u8lit::invalid_utf8::overlong< | at_octet<2> | octet::xE0 | octet::x80

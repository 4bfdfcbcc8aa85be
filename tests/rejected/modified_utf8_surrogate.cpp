// SPDX-License-Identifier: BSL-1.0
// A high surrogate with a character behind it that is no low one.
#include <u8lit/modified_utf8.hpp>
using namespace u8lit::literals;

const auto text = "abc\xED\xA0\xBDz"_modified_utf8;  // refused

// g++: u8lit::invalid<u8lit::legacy::modified_utf8>::surrogate< | at_octet<4> | octet::xED, | octet::xA0, | octet::xBD> | a_surrogate_never_stands_alone | Unicode_D91
// clang: u8lit::invalid<u8lit::legacy::modified_utf8>::surrogate< | at_octet<4> | octet::xED, | octet::xA0, | octet::xBD> | a_surrogate_never_stands_alone | Unicode_D91

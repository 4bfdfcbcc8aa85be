// SPDX-License-Identifier: BSL-1.0
// u"..." is UTF-16.
#include <u8lit/legacy.hpp>
using namespace u8lit::literals;

const auto text = u"abc"_cesu8;  // refused

// g++: u8lit::invalid<u8lit::legacy::cesu8>::literal<u8lit::detail::rules::its_code_units_are_octets>
// clang: u8lit::invalid<u8lit::legacy::cesu8>::literal<u8lit::detail::rules::its_code_units_are_octets>

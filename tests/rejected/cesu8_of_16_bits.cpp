// SPDX-License-Identifier: BSL-1.0
// u"..." is UTF-16.
#include <u8lit/legacy.hpp>
using namespace u8lit::literals;

const auto text = u"abc"_cesu8;  // refused

// g++: literals of this encoding have other code units | u8lit::invalid<u8lit::legacy::cesu8>::literal<u8lit::detail::rules::its_code_units_are_octets>
// clang: literals of this encoding have | other code units | u8lit::invalid<u8lit::legacy::cesu8>::literal<u8lit::detail::rules::its_code_units_are_octets>
// clang 14-15: u8lit::invalid<u8lit::legacy::cesu8>::literal<u8lit::detail::rules::its_code_units_are_octets>
// first: g++ | clang

// SPDX-License-Identifier: BSL-1.0
// Latin-1 ends with U+00FF.
#include <u8lit.hpp>
using namespace u8lit::literals;

const auto price = u8lit::to_latin1("20 €"_text);  // refused

// g++: u8lit::detail::latin1::cannot_hold< | at_octet<4> | octet::x20 | octet::xAC
// clang: u8lit::detail::latin1::cannot_hold< | at_octet<4> | octet::x20 | octet::xAC
// lines: g++: 12

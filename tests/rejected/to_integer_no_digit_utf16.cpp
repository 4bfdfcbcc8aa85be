// SPDX-License-Identifier: BSL-1.0
// What is no digit may be longer than an octet, and is counted in its own units.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto result = u8lit::to_integer<int>(u"4\u0664"_text);  // refused

// g++: u8lit::detail::not_an_integer::no_digit< | at_code_unit<2> | octet::x06 | octet::x64
// clang: u8lit::detail::not_an_integer::no_digit< | at_code_unit<2> | octet::x06 | octet::x64

// SPDX-License-Identifier: BSL-1.0
// Behind a sign there must be digits.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto result = u8lit::to_integer<int>("-"_text);  // refused

// g++: u8lit::detail::not_an_integer::no_digit< | at_octet<2> | octets<>
// clang: u8lit::detail::not_an_integer::no_digit< | at_octet<2> | octets<>

// SPDX-License-Identifier: BSL-1.0
// There are no separators between digits.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto result = u8lit::to_integer<int>("1_000"_text);  // refused

// g++: u8lit::detail::not_an_integer::no_digit< | at_octet<2> | octet::x5F
// clang: u8lit::detail::not_an_integer::no_digit< | at_octet<2> | octet::x5F

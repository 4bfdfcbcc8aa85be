// SPDX-License-Identifier: BSL-1.0
// A type that has no negative values takes no `-`.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto result = u8lit::to_integer<unsigned>("-4"_text);  // refused

// g++: u8lit::detail::not_an_integer::no_digit< | at_octet<1> | octet::x2D
// clang: u8lit::detail::not_an_integer::no_digit< | at_octet<1> | octet::x2D

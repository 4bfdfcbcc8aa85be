// SPDX-License-Identifier: BSL-1.0
// What is no digit may be longer than an octet, and is counted in its own units.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto result = u8lit::to_integer<int>(u"4\u0664"_text);  // refused

// g++: code unit 2 (0664) is not a digit in base 10
// clang: code unit 2 (0664) is not a digit | in base 10
// clang 14-15: u8lit::detail::not_an_integer::fault_at< | integer_fault::no_digit, 2>
// first: g++ | clang

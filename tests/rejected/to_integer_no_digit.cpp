// SPDX-License-Identifier: BSL-1.0
// There are no separators between digits.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto result = u8lit::to_integer<int>("1_000"_text);  // refused

// g++: byte 2 (5F) is not a digit in base 10
// clang: byte 2 (5F) is not a digit in base | 10
// clang 14-15: u8lit::detail::not_an_integer::fault_at< | integer_fault::no_digit, 2>
// first: g++ | clang

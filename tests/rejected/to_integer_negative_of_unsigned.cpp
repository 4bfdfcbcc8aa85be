// SPDX-License-Identifier: BSL-1.0
// A type that has no negative values takes no `-`.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto result = u8lit::to_integer<unsigned>("-4"_text);  // refused

// g++: byte 1 (2D) is not a digit in base 10
// clang: byte 1 (2D) is not a digit in base | 10
// clang 14-15: u8lit::detail::not_an_integer::fault_at< | integer_fault::no_digit, 1>
// first: g++ | clang

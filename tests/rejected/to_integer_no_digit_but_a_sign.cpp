// SPDX-License-Identifier: BSL-1.0
// After a sign there must be digits.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto result = u8lit::to_integer<int>("-"_text);  // refused

// g++: a sign alone is not an integer
// clang: a sign alone is not an integer
// clang 14-15: u8lit::detail::not_an_integer::fault_at< | integer_fault::no_digit, 2>
// first: g++ | clang

// SPDX-License-Identifier: BSL-1.0
// There are digits for the bases from 2 to 36.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto result = u8lit::to_integer<int, 1>("1"_text);  // refused

// g++: there is no base 1, bases are 2 to 36
// clang: there is no base 1, bases are 2 to | 36
// clang 14-15: u8lit::detail::not_an_integer::fault_at< | integer_fault::base, 1>
// first: g++ | clang

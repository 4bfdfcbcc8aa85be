// SPDX-License-Identifier: BSL-1.0
// There are digits for the bases from 2 to 36.
#include <u8lit/operations.hpp>

const auto result = u8lit::integer_text<255, 37>();  // refused

// g++: there is no base 37, bases are 2 to 36
// clang: there is no base 37, bases are 2 to | 36
// clang 14-15: u8lit::detail::not_an_integer::fault_at< | integer_fault::base, 37>
// first: g++ | clang

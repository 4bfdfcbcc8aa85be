// SPDX-License-Identifier: BSL-1.0
// Nothing is no number.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto result = u8lit::to_integer<int>(""_text);  // refused

// g++: an empty text is not an integer
// clang: an empty text is not an integer
// clang 14-15: u8lit::detail::not_an_integer::fault_at< | integer_fault::empty, 1>
// first: g++ | clang

// SPDX-License-Identifier: BSL-1.0
// The number must be one of the type.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto result = u8lit::to_integer<signed char>("-1290"_text);  // refused

// g++: byte 4 (39) takes this integer out of the range of its type
// clang: byte 4 (39) takes this integer out | of the range of its type
// clang 14-15: u8lit::detail::not_an_integer::fault_at< | integer_fault::out_of_range, 4>
// first: g++ | clang

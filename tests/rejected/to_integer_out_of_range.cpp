// SPDX-License-Identifier: BSL-1.0
// The number must be one of the type.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto result = u8lit::to_integer<signed char>("-1290"_text);  // refused

// g++: u8lit::detail::not_an_integer::out_of_range_of_the_type< | at_octet<4> | signed char
// clang: u8lit::detail::not_an_integer::out_of_range_of_the_type< | at_octet<4> | signed char

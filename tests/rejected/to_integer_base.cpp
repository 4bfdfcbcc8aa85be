// SPDX-License-Identifier: BSL-1.0
// There are digits for the bases from 2 to 36.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto result = u8lit::to_integer<int, 1>("1"_text);  // refused

// g++: u8lit::detail::not_an_integer::a_base_is_from_2_to_36<1>
// clang: u8lit::detail::not_an_integer::a_base_is_from_2_to_36<1>

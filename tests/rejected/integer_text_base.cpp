// SPDX-License-Identifier: BSL-1.0
// There are digits for the bases from 2 to 36.
#include <u8lit/operations.hpp>

const auto result = u8lit::integer_text<255, 37>();  // refused

// g++: u8lit::detail::not_an_integer::a_base_is_from_2_to_36<37>
// clang: u8lit::detail::not_an_integer::a_base_is_from_2_to_36<37>

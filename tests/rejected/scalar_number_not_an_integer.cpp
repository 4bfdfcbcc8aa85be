// SPDX-License-Identifier: BSL-1.0
// A character number is an integer.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto value = 65.0_scalar;  // refused

// g++: u8lit::detail::not_a_scalar_value::not_an_integer< | '6', '5', '.', '0'
// clang: u8lit::detail::not_a_scalar_value::not_an_integer< | '6', '5', '.', '0'

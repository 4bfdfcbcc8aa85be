// SPDX-License-Identifier: BSL-1.0
// A surrogate by its number.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto value = 0xD800_scalar;  // refused

// g++: u8lit::detail::not_a_scalar_value::surrogate< | '0', 'x', 'D', '8', '0', '0' | RFC_3629_section_3
// clang: u8lit::detail::not_a_scalar_value::surrogate< | '0', 'x', 'D', '8', '0', '0' | RFC_3629_section_3

// SPDX-License-Identifier: BSL-1.0
// A number beyond U+10FFFF.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto value = 0x11'0000_scalar;  // refused

// g++: u8lit::detail::not_a_scalar_value::out_of_range< | '0', 'x', '1', '1' | RFC_3629_section_3
// clang: u8lit::detail::not_a_scalar_value::out_of_range< | '0', 'x', '1', '1' | RFC_3629_section_3

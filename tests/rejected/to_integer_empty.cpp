// SPDX-License-Identifier: BSL-1.0
// Nothing is no number.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto result = u8lit::to_integer<int>(""_text);  // refused

// g++: u8lit::detail::not_an_integer::empty< | at_octet<1>
// clang: u8lit::detail::not_an_integer::empty< | at_octet<1>

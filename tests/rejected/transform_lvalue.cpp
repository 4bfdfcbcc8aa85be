// SPDX-License-Identifier: BSL-1.0
// A function that would change the text.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

constexpr auto change = [](u8lit::scalar_value& value) { return value; };
const auto text = u8lit::transform("abc"_text, change);  // refused

// g++: u8lit::detail::transformations::the_function_takes_no_scalar_value
// clang: u8lit::detail::transformations::the_function_takes_no_scalar_value

// SPDX-License-Identifier: BSL-1.0
// A function of something else.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit;
using namespace u8lit::literals;

constexpr auto length = [](text_view<char> text) { return text; };
const auto text = transform("a"_text, length);  // refused

// g++: transformations::the_function_takes_no_scalar_value
// clang: transformations::the_function_takes_no_scalar_value

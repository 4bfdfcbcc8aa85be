// SPDX-License-Identifier: BSL-1.0
// A function that is more than its type is no constant.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit;
using namespace u8lit::literals;

constexpr auto capturing = [first = 1](scalar_value value) { return first == 1 ? value : scalar_value{}; };
const auto text = transform("a"_text, capturing);  // refused

// g++: transformations::the_function_captures_something
// clang: transformations::the_function_captures_something

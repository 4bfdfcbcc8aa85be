// SPDX-License-Identifier: BSL-1.0
// A number may be a surrogate; a scalar_value is none.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit;
using namespace u8lit::literals;

constexpr auto next = [](char32_t value) { return value + 1; };
const auto text = transform("\uD7FF"_text, next);  // refused

// g++: transformations::the_function_gives_neither_a_scalar_value_nor_text< | unsigned int
// clang: transformations::the_function_gives_neither_a_scalar_value_nor_text<unsigned int>

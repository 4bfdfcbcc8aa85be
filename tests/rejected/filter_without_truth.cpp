// SPDX-License-Identifier: BSL-1.0
// A function that gives neither true nor false.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit;
using namespace u8lit::literals;

constexpr auto nothing = [](scalar_value) {};
const auto text = filter("a"_text, nothing);  // refused

// g++: transformations::the_predicate_gives_neither_true_nor_false<void>
// clang: transformations::the_predicate_gives_neither_true_nor_false<void>

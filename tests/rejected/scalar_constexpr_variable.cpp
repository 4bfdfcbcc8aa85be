// SPDX-License-Identifier: BSL-1.0
// Three scalar values in a constexpr variable. Clang evaluates its initializer twice, and prints one error.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

constexpr auto value = "日本語"_scalar;  // refused

// g++: "more than one scalar value where one is required: the second begins"), ((const char8_t*)"at byte"), 4
// g++ 16+: constexpr message: more than one scalar value where one is required: the second begins at byte 4
// clang: more than one scalar value where one is required: the second begins at byte 4
// first: g++ 12-13 | g++ 16+ | clang
// lines: g++ 16+: 5 | clang: 6

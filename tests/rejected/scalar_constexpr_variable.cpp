// SPDX-License-Identifier: BSL-1.0
// Three scalar values in a constexpr variable. Clang evaluates its initializer twice, and prints one error.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

constexpr auto value = "日本語"_scalar;  // refused

// g++: array subscript value '4' | more_than_one_scalar_value_where_one_is_required
// g++ 16+: constexpr message: more than one scalar value where one is required: the second begins at byte 4
// clang: more than one scalar value where one is required: the second begins at byte 4
// first: g++ 16+ | clang
// lines: g++ 16+: 5 | clang: 6

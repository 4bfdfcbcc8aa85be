// SPDX-License-Identifier: BSL-1.0
// An array without a NUL at its end is not a literal: it would lose its last character.
#include <u8lit/text_table.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

constexpr char letters[] = {'a', 'b', 'c'};
constexpr u8lit::fixed_text text{letters};  // refused

// g++: an array without a NUL at its end is not a literal
// clang: an array without a NUL at its end is not a literal
// first: g++
// errors: g++ 12-13: 2 | clang 16+: 2
// lines: g++: 6 | clang 16+: 24

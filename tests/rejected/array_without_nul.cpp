// SPDX-License-Identifier: BSL-1.0
// An array without a NUL at its end is no literal: it would lose its last character.
#include <u8lit/text_table.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

constexpr char letters[] = {'a', 'b', 'c'};
constexpr u8lit::fixed_text text{letters};  // refused

// g++: an_array_without_a_NUL_at_its_end_is_not_a_literal
// clang: without_nul(2)
// errors: g++ 12-13: 2 | clang 16+: 2
// lines: g++: 8 | g++ 16+: 9 | clang 16+: 24

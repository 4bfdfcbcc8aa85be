// SPDX-License-Identifier: BSL-1.0
// A character number is an integer.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto value = 65.0_scalar;  // refused

// g++: not an integer, write one such as 0x20AC
// clang: not an integer, write one such as 0x20AC
// lines: clang: 6
// first: g++ | clang
// mended: const auto value = 0x41_scalar;

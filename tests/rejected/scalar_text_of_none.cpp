// SPDX-License-Identifier: BSL-1.0
// No scalar value where one is asked.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto value = ""_scalar;  // refused

// g++: "no scalar value where one is required"
// g++ 16+: constexpr message: no scalar value where one is required
// clang: no scalar value where one is required
// lines: g++ 16+: 5 | clang: 6
// first: g++ 12-13 | g++ 16+ | clang

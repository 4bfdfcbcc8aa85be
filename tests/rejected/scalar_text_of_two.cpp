// SPDX-License-Identifier: BSL-1.0
// Two scalar values where one is asked: e and a combining acute accent, U+0065 U+0301 of RFC 3629 section 10.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto value = "e\u0301"_scalar;  // refused

// g++: "more than one scalar value where one is required: the second begins"), ((const char8_t*)"at byte"), 2
// g++ 16+: constexpr message: more than one scalar value where one is required: the second begins at byte 2
// clang: more than one scalar value where one is required: the second begins at byte 2
// lines: g++ 16+: 5 | clang: 6
// first: g++ 12-13 | g++ 16+ | clang

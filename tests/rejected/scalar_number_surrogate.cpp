// SPDX-License-Identifier: BSL-1.0
// A surrogate by its number.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto value = 0xD800_scalar;  // refused

// g++: surrogates are not scalar values (RFC 3629, section 3)
// clang: surrogates are not scalar values (RFC 3629, section 3)
// lines: clang: 6
// first: g++ | clang

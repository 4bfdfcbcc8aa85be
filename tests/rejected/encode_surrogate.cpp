// SPDX-License-Identifier: BSL-1.0
// What is given to encode must be a scalar value.
#include <u8lit/encode.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto octets = u8lit::encode(0xDFFF);  // refused

// g++: surrogates are not scalar values (RFC 3629, section 3) | 57343
// clang: surrogates are not scalar values (RFC 3629, section 3) | 57343
// first: g++ 12-13

// SPDX-License-Identifier: BSL-1.0
// A surrogate by a character literal.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto value = u'\xD800'_scalar;  // refused

// g++: ill-formed UTF-16: a code unit that is an unpaired high surrogate (RFC 2781, section 2) | "at code unit"), 1} | _scalar(55296)
// g++ 16+: constexpr message: ill-formed UTF-16: code unit 1 (D800) is an unpaired high surrogate (RFC 2781, section 2)
// clang: ill-formed UTF-16: code unit 1 is an unpaired high surrogate (RFC 2781, section 2)
// lines: g++ 16+: 5 | clang: 6
// first: g++ 12-13 | g++ 16+ | clang

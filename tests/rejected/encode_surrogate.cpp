// SPDX-License-Identifier: BSL-1.0
// What is given to encode must be a scalar value.
#include <u8lit/encode.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto octets = u8lit::encode(0xDFFF);  // refused

// g++: array subscript value '57343' | surrogate_reserved_for_UTF_16_see_RFC_3629_section_3
// clang: surrogate_see_RFC_3629_section_3(57343, {{&"DF"[0], &"FF"[0]

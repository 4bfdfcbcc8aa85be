// SPDX-License-Identifier: BSL-1.0
// A surrogate is no scalar value (RFC 3629 section 3).
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const u8lit::scalar_value value = 0xD800;  // refused

// g++: array subscript value '55296' | surrogate_reserved_for_UTF_16_see_RFC_3629_section_3
// clang: surrogate_see_RFC_3629_section_3(55296, {{&"D8"[0], &"00"[0]
// clang 14: no scalar value (RFC 3629 section 3)

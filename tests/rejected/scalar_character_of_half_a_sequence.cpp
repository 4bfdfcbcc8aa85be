// SPDX-License-Identifier: BSL-1.0
// One octet of a sequence is no scalar value.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto value = '\xE9'_scalar;  // refused

// g++: array subscript value '1' | u8lit::invalid_utf8::truncated_see_RFC_3629_section_4_at_octet_number
// clang: truncated_see_RFC_3629_section_4(1, {{&"E9"[0]

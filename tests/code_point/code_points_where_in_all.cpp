// SPDX-License-Identifier: BSL-1.0
#include <u8lit/code_point/code_points_where.hpp>

using namespace u8lit;

// A predicate over all 1,112,064 scalar values, at default limits.
static_assert(code_points_where<[](char32_t value) { return (value & 0xFFFE) == 0xFFFE; }>.count() == 2 * 17);

int main() {}

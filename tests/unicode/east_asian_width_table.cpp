// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/east_asian_width_table.hpp>

#include "../support/property_table.hpp"

using u8lit::unicode::east_asian_width;

static_assert(east_asian_width{} == east_asian_width::neutral);
constexpr unsigned count = static_cast<unsigned>(east_asian_width::wide) + 1;
static_assert(is_complete<u8lit::detail::property_data<east_asian_width>>(count));

int main() {}

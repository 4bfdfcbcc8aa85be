// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/joining_type_table.hpp>

#include "../support/property_table.hpp"

using u8lit::unicode::joining_type;

static_assert(joining_type{} == joining_type::non_joining);
constexpr unsigned count = static_cast<unsigned>(joining_type::transparent) + 1;
static_assert(is_complete<u8lit::detail::property_data<joining_type>>(count));

int main() {}

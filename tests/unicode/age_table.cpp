// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/age_table.hpp>

#include "../support/property_table.hpp"

using u8lit::unicode::age;

static_assert(age{} == age::unassigned);
constexpr unsigned count = static_cast<unsigned>(age::v17_0) + 1;
static_assert(is_complete<u8lit::detail::property_data<age>>(count));

int main() {}

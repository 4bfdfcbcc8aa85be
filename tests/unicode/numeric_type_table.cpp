// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/numeric_type_table.hpp>

#include "../support/property_table.hpp"

using u8lit::unicode::numeric_type;

static_assert(numeric_type{} == numeric_type::none);
constexpr unsigned count = static_cast<unsigned>(numeric_type::numeric) + 1;
static_assert(is_complete<u8lit::detail::property_data<numeric_type>>(count));

int main() {}

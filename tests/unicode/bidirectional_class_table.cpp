// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/bidirectional_class_table.hpp>

#include "../support/property_table.hpp"

using u8lit::unicode::bidirectional_class;

static_assert(bidirectional_class{} == bidirectional_class::left_to_right);
constexpr unsigned count = static_cast<unsigned>(bidirectional_class::white_space) + 1;
static_assert(is_complete<u8lit::detail::property_data<bidirectional_class>>(count));

int main() {}

// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/script_table.hpp>

#include "../support/property_table.hpp"

using u8lit::unicode::script;

static_assert(script{} == script::unknown);
constexpr unsigned count = static_cast<unsigned>(script::common) + 1;
static_assert(is_complete<u8lit::detail::property_data<script>>(count));

int main() {}

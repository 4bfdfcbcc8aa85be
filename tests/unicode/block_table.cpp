// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/block_table.hpp>

#include "../support/property_table.hpp"

using u8lit::unicode::block;

static_assert(block{} == block::no_block);
constexpr unsigned count = static_cast<unsigned>(block::znamenny_musical_notation) + 1;
static_assert(is_complete<u8lit::detail::property_data<block>>(count));

int main() {}

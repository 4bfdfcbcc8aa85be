// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/general_category_table.hpp>

#include "../support/property_table.hpp"

using u8lit::unicode::general_category;
using data = u8lit::detail::property_data<general_category>;

static_assert(general_category{} == general_category::unassigned && data::count == 30 && has_its_blocks<data>() &&
              has_its_runs<data>(30) && has_its_names<data>(30 + 8));

// Each category is in one of seven groups; cased letters are letters.
constexpr bool groups_are_disjoint() {
  unsigned all = 0;
  for (unsigned group = 0; group < 8; ++group) {
    if (group == 2) continue;
    if (all & data::groups[group]) return false;
    all |= data::groups[group];
  }
  return all == (1u << 30) - 1 && (data::groups[2] & ~data::groups[1]) == 0;
}
static_assert(groups_are_disjoint());

int main() {}

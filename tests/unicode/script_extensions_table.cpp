// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/script_extensions_table.hpp>

#include "../support/property_table.hpp"

using data = u8lit::detail::property_data<u8lit::unicode::script_extensions>;

// Value 0 has no set of its own; the element after the string is no offset.
constexpr unsigned count = sizeof data::offsets / sizeof *data::offsets - 2;
static_assert(has_its_blocks<data>() && has_its_runs<data>(count));
static_assert(data::offsets[0] == 0 && data::offsets[1] == 0 && data::offsets[count] == sizeof data::members - 1);

// Each set is in the order of scripts, and no set is empty.
constexpr bool are_in_order() {
  for (unsigned set = 1; set < count; ++set) {
    if (data::offsets[set] >= data::offsets[set + 1]) return false;
    for (unsigned at = data::offsets[set] + 1u; at < data::offsets[set + 1]; ++at) {
      if (data::members[at - 1] >= data::members[at]) return false;
    }
  }
  return true;
}
static_assert(are_in_order());

constexpr bool has_all_scripts() {
  for (unsigned at = 0; at + 1 < sizeof data::all_scripts; ++at) {
    if (data::all_scripts[at] != at) return false;
  }
  return largest_of(data::members) < sizeof data::all_scripts - 1;
}
static_assert(has_all_scripts());

int main() {}

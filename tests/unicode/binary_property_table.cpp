// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/binary_property_table.hpp>

#include "../support/property_table.hpp"

using u8lit::detail::binary_data;
using u8lit::unicode::binary_property;
using data = u8lit::detail::property_data<binary_property>;

constexpr unsigned count = static_cast<unsigned>(binary_property::xid_start) + 1;
static_assert(has_its_names<data>(count) && sizeof data::offsets / sizeof *data::offsets == count + 2 &&
              data::offsets[count] == sizeof data::lengths / sizeof *data::lengths - 1);

// Lengths are in pairs, and none is 0 but the first of a property that U+0000 has.
constexpr bool has_lengths() {
  for (unsigned property = 0; property < count; ++property) {
    const unsigned first = data::offsets[property], last = data::offsets[property + 1];
    char32_t end = data::lengths[first];
    if (first >= last || (last - first) % 2 != 0) return false;
    for (unsigned at = first + 1; at < last; ++at) {
      if (data::lengths[at] == 0) return false;
      end += data::lengths[at];
    }
    if (end > 0x11'0000) return false;
  }
  return true;
}
static_assert(has_lengths());

// Each has blocks.
template <unsigned Property = 0>
constexpr bool have_blocks() {
  if constexpr (Property == count) return true;
  else return has_its_blocks<binary_data<static_cast<binary_property>(Property)>>() && have_blocks<Property + 1>();
}
static_assert(have_blocks());

int main() {}

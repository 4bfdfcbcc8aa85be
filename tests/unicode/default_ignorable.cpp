// SPDX-License-Identifier: BSL-1.0
// The ranges are those of the property.
#include <u8lit/unicode/default_ignorable.hpp>

#include <u8lit/unicode/property_set.hpp>

using namespace u8lit;

static_assert(detail::is_default_ignorable(0xAD) && !detail::is_default_ignorable(0xAC) &&
              !detail::is_default_ignorable(0xAE) && !detail::is_default_ignorable(0));
static_assert(detail::is_default_ignorable(0x115F) && detail::is_default_ignorable(0x1160) &&
              !detail::is_default_ignorable(0x1161) && !detail::is_default_ignorable(0x10FFFF));

constexpr bool are_those_of_the_property() {
  const code_point_range* at = detail::default_ignorable_ranges;
  for (const code_point_range& range : unicode::property<"Default_Ignorable_Code_Point">) {
    if (range.first != at->first || range.last != at->last) return false;
    ++at;
  }
  return at == detail::default_ignorable_ranges + sizeof detail::default_ignorable_ranges / sizeof *at;
}
static_assert(are_those_of_the_property());

int main() { return 0; }

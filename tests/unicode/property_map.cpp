// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/binary_property_table.hpp>
#include <u8lit/unicode/general_category_table.hpp>
#include <u8lit/unicode/joining_type_table.hpp>
#include <u8lit/unicode/numeric_value_table.hpp>
#include <u8lit/unicode/property_map.hpp>
#include <u8lit/unicode/script_extensions.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::unicode;

static_assert(property_map<general_category>[U'x'] == general_category::lowercase_letter &&
              property_map<numeric_value>[U'\u00BC'] == numeric_value{1, 4} &&
              property_map<joining_type>[U'\u0640'] == joining_type::join_causing);
static_assert(property_map<general_category>.default_value() == general_category::unassigned &&
              property_map<general_category>[0xD800] == general_category::unassigned &&
              property_map<general_category>[0x110000] == general_category::unassigned);

// The tables that it looks up in, not those that sets are made of.
static_assert(property_map<joining_type>.size_in_bytes() == 4'788 &&
              property_map<general_category>.size_in_bytes() == 20'164 &&
              property_map<numeric_value>.size_in_bytes() == (alignof(numeric_value) == 8 ? 7629 : 7049));

static_assert(detail::property_of_one_value<joining_type> && detail::property_of_one_value<numeric_value> &&
              !detail::property_of_one_value<script_extensions> && !detail::property_of_one_value<binary_property> &&
              !detail::property_of_one_value<int>);

// A map is a range of rows, the first ones here.
constexpr bool begins_well() {
  auto at = property_map<general_category>.begin();
  const auto first = *at, second = *++at;
  return first.range() == code_point_range{0, 0x1F} && first.value == general_category::control &&
         second.range() == code_point_range{0x20, 0x20} && second.value == general_category::space_separator;
}
static_assert(begins_well());

// The rows of a map are disjoint, and all that has a value is in one.
template <class Value>
bool has_all_rows() {
  char32_t next = 0;
  for (const code_point_row<Value> row : property_map<Value>) {
    for (; next < row.unchecked_first; ++next) {
      if (property_map<Value>[next] != property_map<Value>.default_value()) return false;
    }
    for (; next <= row.unchecked_last; ++next) {
      if (property_map<Value>[next] != row.value) return false;
    }
  }
  return next > 0xFF;
}

int main() {
  return at_run_time(has_all_rows<general_category>, has_all_rows<numeric_value>, has_all_rows<joining_type>);
}

// SPDX-License-Identifier: BSL-1.0
#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/unicode/code_point_properties.hpp>

#include "../support/at_run_time.hpp"
#include "property_rows.hpp"

using namespace u8lit;
using namespace u8lit::unicode;

// What the Unicode Character Database says of some characters; tests/oracle/every_property.cpp compares all.
constexpr bool agrees(const property_row& row) {
  return category_of(row.value) == row.category && script_of(row.value) == row.script &&
         east_asian_width_of(row.value) == row.width && bidirectional_class_of(row.value) == row.direction &&
         joining_type_of(row.value) == row.joining && numeric_type_of(row.value) == row.kind &&
         numeric_value_of(row.value) == row.number && age_of(row.value) == row.age && block_of(row.value) == row.block;
}
constexpr bool rows_agree() {
  for (const property_row& row : property_rows) {
    if (!agrees(row)) return false;
  }
  return true;
}
static_assert(rows_agree());

// Numbers of any type: what is not a scalar value has no property.
static_assert(category_of('e') == general_category::lowercase_letter && category_of(0xE9) == category_of(U'e') &&
              category_of(scalar_value{U'E'}) == general_category::uppercase_letter);
static_assert(category_of(0x11'0000) == general_category::unassigned && category_of(-1) == category_of(0x11'0000) &&
              category_of(0x1'0000'0041) == general_category::unassigned);
static_assert(category_of('\x80') == general_category::unassigned && script_of(u8'\xE9') == script::unknown);
// A surrogate is no character, but has a category.
static_assert(category_of(0xD800) == general_category::surrogate && category_of(0xDFFF) == category_of(0xD800) &&
              category_of(0xD7FF) == general_category::unassigned &&
              category_of(0xE000) == general_category::private_use && block_of(0xD800) == block::no_block);

// Unassigned code points have properties, too, which the files give for ranges.
static_assert(category_of(0x0378) == general_category::unassigned && age_of(0x0378) == age::unassigned &&
              bidirectional_class_of(0x05FF) == bidirectional_class::right_to_left &&
              bidirectional_class_of(0x07BF) == bidirectional_class::arabic_letter &&
              bidirectional_class_of(0x20CF) == bidirectional_class::european_terminator &&
              east_asian_width_of(0x2FFFD) == east_asian_width::wide && block_of(0x10FFFF) ==
              block::supplementary_private_use_area_b);

// Numbers that are large, negative, fractions or none.
static_assert(numeric_value_of(0x0F33) == numeric_value{-1, 2} && numeric_value_of(0x16B61).numerator ==
              1'000'000'000'000 && numeric_value_of(U'\u4E09') == numeric_value{3, 1} &&
              numeric_value_of(U'\u215B') == numeric_value{1, 8});
static_assert(!numeric_value_of(U'x') && !numeric_value_of(U'x').has_value() && numeric_value_of(U'0') &&
              numeric_value_of(U'0') == numeric_value{0, 1} && !(numeric_value{} == numeric_value{0, 1}));

// Later versions compare greater.
static_assert(age_of(U'a') < age_of(U'\u20AC') && age_of(U'\U0001F600') == age::v6_1 && age_of(0x378) < age::v1_1);

int main() {
  return at_run_time([] { return rows_agree(); });
}

// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/code_point_properties.hpp>.
#include <u8lit/code_point_properties.hpp>
#include <u8lit/code_point_set.hpp>
#include <u8lit/literals.hpp>

#include <cstdio>

using namespace u8lit::literals;
using namespace u8lit::unicode;

// A set by name, and one that is made of sets.
constexpr auto greek_letters = property<"L"> & property<"Script=Greek">;
static_assert(greek_letters.contains(U'α') && !greek_letters.contains(U'a'));

// It is what other functions take.
static_assert(u8lit::find_first_of("E = mc² ∧ α"_text, property<"Greek">) == "E = mc² ∧ "_text.size());

static_assert(has<"Alphabetic">(U'ä') && has<"White_Space">(U'\u3000') && !has<"Emoji_Presentation">(U'1'));

// Also by enumerators.
static_assert(has<binary_property::xid_start>(U'x') && has<script::han>(U'日'));

static_assert(property_map<east_asian_width>[U'日'] == east_asian_width::wide);

static_assert(category_of(U'é') == general_category::lowercase_letter);

static_assert(script_of(U'я') == script::cyrillic);

// ー is used with two scripts, and has none of its own.
constexpr script_extensions scripts = script_extensions_of(U'ー');
static_assert(scripts.size() == 2 && scripts.contains(script::katakana) && script_of(U'ー') == script::common);

static_assert(east_asian_width_of(U'ｱ') == east_asian_width::halfwidth);

static_assert(bidirectional_class_of(U'א') == bidirectional_class::right_to_left);

static_assert(joining_type_of(U'ب') == joining_type::dual_joining);

static_assert(numeric_type_of(U'٣') == numeric_type::decimal && numeric_type_of(U'三') == numeric_type::numeric);

static_assert(numeric_value_of(U'½') == numeric_value{1, 2} && !numeric_value_of(U'x'));

static_assert(age_of(U'€') == age::v2_1 && age_of(U'€') < age::v3_0);

static_assert(block_of(U'☃') == block::miscellaneous_symbols);

// The value of a number in any script's digits; -1 if it has other characters.
long to_number(u8lit::text_view<char32_t> digits) {
  long result = 0;
  for (const char32_t digit : digits.scalars()) {
    if (numeric_type_of(digit) != numeric_type::decimal) return -1;
    result = 10 * result + static_cast<long>(numeric_value_of(digit).numerator);
  }
  return result;
}

int main() { std::printf("%ld\n", to_number(U"٤٢")); }

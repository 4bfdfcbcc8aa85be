// SPDX-License-Identifier: BSL-1.0
// tests/unicode/name_tables.py tests the tables against the Unicode Character Database, and tests/oracle/every_name.cpp
// what is read from them.
#include <u8lit/unicode/name_tables.hpp>

using namespace u8lit;
using namespace u8lit::detail;

template <class Array>
constexpr size_t length_of(const Array& array) {
  return sizeof array / sizeof *array - 1;
}

constexpr size_t names = name_count + alias_count;
static_assert(length_of(name_order) == 3 * names && length_of(alias_code_points) == 4 * alias_count &&
              length_of(name_groups) == 3 * ((names + names_in_group - 1) / names_in_group) &&
              length_of(name_run_code_points) == length_of(name_run_numbers));

// The words of two digits are as many as these have, and the lists of words have all lengths that they say.
template <class Words, class Lengths>
constexpr bool has_words(const Words& words, const Lengths& shorter, unsigned count) {
  size_t units = 0;
  for (size_t length = 0; length + 1 < length_of(shorter); ++length)
    units += length * (size_t{shorter[length + 1]} - shorter[length]);
  return units == length_of(words) && shorter[length_of(shorter) - 1] == count;
}
static_assert(has_words(short_word_text, short_word_lengths, short_words) &&
              has_words(long_word_text, long_word_lengths, (name_base - 1 - short_words) * name_base));

// Runs and patterns are in order, and disjoint.
constexpr bool are_in_order() {
  for (size_t run = 1; run < length_of(name_run_numbers); ++run) {
    if (name_run_code_points[run - 1] + (name_run_numbers[run] - name_run_numbers[run - 1]) >=
        name_run_code_points[run])
      return false;
  }
  char32_t before = 0;
  for (const name_pattern& pattern : name_patterns) {
    if (pattern.first <= before || pattern.last < pattern.first ||
        pattern.prefix >= sizeof name_prefixes / sizeof *name_prefixes)
      return false;
    before = pattern.last;
  }
  return name_run_numbers[0] == 0 && name_run_code_points[0] == 0x20;
}
static_assert(are_in_order());

int main() {}

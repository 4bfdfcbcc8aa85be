// SPDX-License-Identifier: BSL-1.0
#include <u8lit/code_point/range_check.hpp>

#include <string_view>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// What is wrong with two ranges, if all must be scalar values.
struct two_ranges {
  code_point_range ranges[2];

  constexpr const code_point_range* begin() const { return ranges; }
  constexpr const code_point_range* end() const { return ranges + 2; }
};
template <char32_t First, char32_t Last, char32_t NextFirst, char32_t NextLast>
inline constexpr range_at_fault found =
    find_range_at_fault(two_ranges{{{First, Last}, {NextFirst, NextLast}}}, true);

static_assert(found<'A', 'Z', 'a', 'z'>.number == 0 && found<0, 0xD7FF, 0xE000, 0x10FFFF>.number == 0);
static_assert(found<'A', 'Z', '[', '['>.number == 0, "ranges may be adjacent");

template <const range_at_fault& Found>
constexpr bool says(std::string_view expected) {
  const sentence words = words_for_range<Found>();
  return Found.number != 0 && std::string_view{words.data(), words.size()} == expected;
}
constexpr bool sentences() {
  return says<found<'Z', 'A', 'z', 'a'>>("range 1 (U+005A to U+0041) is reversed: write its lower end first") &&
         says<found<'A', 'Z', 'a', 'Z'>>("range 2 (U+0061 to U+005A) is reversed: write its lower end first") &&
         says<found<'A', 'Z', 'Z', 'a'>>(
             "range 2 (U+005A to U+0061) does not begin after range 1 (to U+005A): write disjoint ranges in order") &&
         says<found<0xD7FF, 0xE000, 'a', 'z'>>(
             "range 1 (U+D7FF to U+E000) contains surrogates: leave out U+D800 to U+DFFF") &&
         says<found<'a', 'z', 0xDFFF, 0xDFFF>>(
             "range 2 (U+DFFF to U+DFFF) contains surrogates: leave out U+D800 to U+DFFF") &&
         says<found<'a', 'z', 0x10FFFF, 0x110000>>("range 2 (U+10FFFF to U+110000) goes beyond U+10FFFF");
}
static_assert(sentences());

// Where others than scalar values are permitted, only the order counts.
static_assert(find_range_at_fault(two_ranges{{{0xD800, 0xDFFF}, {0x110000, 0x110000}}}, false).number == 0 &&
              find_range_at_fault(two_ranges{{{0xD800, 0xDFFF}, {0xDFFF, 0xE000}}}, false).number == 2);

int main() { return at_run_time(sentences); }

// SPDX-License-Identifier: BSL-1.0
#include <u8lit/code_point/code_points_where.hpp>

#include <u8lit/code_point/code_point_ranges.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;

// Usage: the members of a set for which a predicate is true.
inline constexpr auto ascii = make_code_points({{0x00, 0x7F}});
constexpr bool is_hexadecimal(char32_t value) {
  return (U'0' <= value && value <= U'9') || (U'a' <= (value | 0x20) && (value | 0x20) <= U'f');
}
static_assert(code_points_where<is_hexadecimal, ascii> == make_code_points({{U'0', U'9'}, {U'A', U'F'}, {U'a', U'f'}}));

// A function object, one with another parameter type, one that is always true, one that never is.
static_assert(code_points_where<[](char32_t value) { return value % 2 != 0; }, ascii>.count() == 64);
static_assert(code_points_where<[](unsigned long long value) { return 0x41 < value; }, ascii>.size() == 1);
static_assert(code_points_where<[](char32_t) { return true; }, ascii> == ascii);
static_assert(code_points_where<[](char32_t) { return false; }, ascii>.empty());
inline constexpr auto none = make_code_points();
static_assert(code_points_where<is_hexadecimal, none>.empty());

// No unused capacity.
static_assert(sizeof code_points_where<is_hexadecimal, ascii> == 3 * sizeof(code_point_range) + sizeof(size_t));

// The predicate is called for members only, once for each. Around the edges of words (64), of parts (0x2000), of planes
// and of the surrogates.
inline constexpr auto edges = make_code_points({{0x3E, 0x41},
                                              0x7F,
                                              {0x1FFF, 0x2001},
                                              {0x3FFF, 0x3FFF},
                                              {0xD7C0, 0xD7FF},
                                              {0xE000, 0xE03F},
                                              {0xFFFF, 0x10000},
                                              {0x1FFC0, 0x1FFFF},
                                              {0x30000, 0x30000},
                                              {0x10FFBF, 0x10FFFF}});
static_assert(code_points_where<[](char32_t) { return true; }, edges> == edges);
constexpr bool is_odd(char32_t value) { return value % 2 != 0; }
constexpr bool finds_every_second() {
  size_t count = 0;
  for (const code_point_range range : edges) {
    for (char32_t value = range.first; value <= range.last; ++value) {
      if (code_points_where<is_odd, edges>.contains(value) != is_odd(value)) return false;
      count += is_odd(value);
    }
  }
  return code_points_where<is_odd, edges>.count() == count;
}
static_assert(finds_every_second());
// Runs over several words and parts are one range.
inline constexpr auto three_parts = make_code_points({{0x1000, 0x6FFF}});
static_assert(code_points_where<[](char32_t value) { return value != 0x3000; }, three_parts> ==
              make_code_points({{0x1000, 0x2FFF}, {0x3001, 0x6FFF}}));

static_assert(sizeof code_points_where<[](char32_t) { return true; }, three_parts> == sizeof three_parts);

// Unicode 23.7, from U+FD00 on and in the last of each plane.
inline constexpr auto ends_of_planes = [] {
  code_point_ranges<18> result;
  result.unchecked_append({0xFD00, 0xFDFF});
  for (char32_t plane = 0; plane <= 0x10'0000; plane += 0x1'0000)
    result.unchecked_append({plane + 0xFFF0, plane + 0xFFFF});
  return result;
}();
static_assert(code_points_where<is_noncharacter, ends_of_planes>.size() == 18);
static_assert(code_points_where<is_noncharacter, ends_of_planes>.count() == 66);

// A range that ends with the first number of a word.
inline constexpr auto word_and_one = make_code_points({{0x40, 0x80}});
static_assert(code_points_where<[](char32_t) { return true; }, word_and_one> == word_and_one);

int main() { return at_run_time(finds_every_second); }

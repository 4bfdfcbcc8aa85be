// SPDX-License-Identifier: BSL-1.0
// Prints how many octets the tables of the examples have, and then the properties of all code points by them: first,
// last, General_Category and East_Asian_Width by their numbers, and the columns of the scalar value, -1 for what is
// none. Looks each of them up, as a user would.
#include "../../examples/display_width.hpp"

#include <cstddef>
#include <cstdio>
#include <iterator>

// In octets, exactly; in three stages it would be half or less.
static_assert(unicode::general_category_of.size_in_bytes() == 41'088);
static_assert(unicode::east_asian_width_of.size_in_bytes() == 10'752);
static_assert(u8lit::make_small_code_point_map<unicode::general_category_rows::all>.size_in_bytes() == 19'456);
static_assert(u8lit::make_small_code_point_map<unicode::east_asian_width_rows::all>.size_in_bytes() == 4'032);

// The rows are in order and as few as can be: a map gives them back.
constexpr bool are_rows_of_the_map() {
  std::size_t at = 0;
  for (const auto row : unicode::east_asian_width_of) {
    if (!(row == unicode::east_asian_width_rows::all[at++])) return false;
  }
  return at == std::size(unicode::east_asian_width_rows::all);
}
static_assert(are_rows_of_the_map());

int columns_of(char32_t c) {
  const auto value = u8lit::scalar_value::from(c);
  return value ? static_cast<int>(display_width(*value)) : -1;
}

int main() {
  std::printf("%zu %zu\n", unicode::general_category_of.size_in_bytes(), unicode::east_asian_width_of.size_in_bytes());
  char32_t first = 0;
  for (char32_t next = 1; next <= 0x11'0000; ++next) {
    const auto category = unicode::general_category_of[first];
    const auto width = unicode::east_asian_width_of[first];
    const int columns = columns_of(first);
    if (next < 0x11'0000 && unicode::general_category_of[next] == category &&
        unicode::east_asian_width_of[next] == width &&
        columns_of(next) == columns)
      continue;
    std::printf("%lX %lX %d %d %d\n", static_cast<unsigned long>(first), static_cast<unsigned long>(next - 1),
                static_cast<int>(category), static_cast<int>(width), columns);
    first = next;
  }
}

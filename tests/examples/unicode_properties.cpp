// SPDX-License-Identifier: BSL-1.0
// Prints the properties of all scalar values by the tables of the examples: first, last, General_Category and
// East_Asian_Width by their numbers. Looks each of them up, so that it tells what a user would find.
#include "../../examples/east_asian_width.hpp"
#include "../../examples/general_category.hpp"

#include <cstdio>

int main() {
  char32_t first = 0;
  for (char32_t next = 1; next <= 0x11'0000; ++next) {
    const auto category = unicode::general_category_of[first];
    const auto width = unicode::east_asian_width_of[first];
    if (next < 0x11'0000 && unicode::general_category_of[next] == category && unicode::east_asian_width_of[next] == width) continue;
    std::printf("%lX %lX %d %d\n", static_cast<unsigned long>(first), static_cast<unsigned long>(next - 1),
                static_cast<int>(category), static_cast<int>(width));
    first = next;
  }
}

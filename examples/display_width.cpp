// SPDX-License-Identifier: BSL-1.0
// Prints cities and countries in many scripts in columns.
#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <u8lit/literals.hpp>
#include <u8lit/segmentation.hpp>
#include <u8lit/text.hpp>

using namespace u8lit::literals;
using u8lit::unicode::count_columns;

struct place { u8lit::utf8_view city, country; };
constexpr place places[]{
    {"Wien"_utf8, "Österreich"_utf8}, {"東京"_utf8, "日本"_utf8}, {"서울"_utf8, "대한민국"_utf8},
    {"Αθήνα"_utf8, "Ελλάδα"_utf8}, {"ბათუმი"_utf8, "საქართველო"_utf8},
    {"Ha\u0300 No\u0323\u0302i"_utf8, "Việt Nam"_utf8}, {"กรุงเทพ"_utf8, "ประเทศไทย"_utf8},
    {"Київ"_utf8, "Україна"_utf8},
};

template <auto Column>
constexpr std::size_t widest = [] {
  std::size_t width = 0;
  for (const place& row : places) width = std::max(width, count_columns(row.*Column));
  return width;
}();

template <auto Column>
void print(const place& row) {
  char field[64];
  const auto done = u8lit::unicode::pad<widest<Column>>(row.*Column, field);
  std::printf("| %.*s ", static_cast<int>(done.written), field);
}

int main() {
  for (const place& row : places) {
    print<&place::city>(row);
    print<&place::country>(row);
    std::printf("|\n");
  }
}

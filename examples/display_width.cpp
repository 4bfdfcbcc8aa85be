// SPDX-License-Identifier: BSL-1.0
// Prints cities and countries in many scripts in columns.
#include "display_width.hpp"

#include <algorithm>
#include <cstdio>
#include <u8lit/literals.hpp>
#include <u8lit/text.hpp>

using namespace u8lit::literals;

static_assert(display_width("日本語"_utf8) == 6 && display_width("ﾆﾎﾝ"_utf8) == 3 && display_width("🚀"_utf8) == 2);
static_assert(display_width("Zoë"_utf8) == 3 && display_width("Zoe\u0308"_utf8) == 3 &&
              display_width("हिन्दी"_utf8) == 5);

struct place { u8lit::text_view<char> city, country; };
constexpr place places[]{
    {"Wien"_utf8, "Österreich"_utf8}, {"東京"_utf8, "日本"_utf8}, {"서울"_utf8, "대한민국"_utf8},
    {"Αθήνα"_utf8, "Ελλάδα"_utf8}, {"दिल्ली"_utf8, "भारत"_utf8}, {"Ha\u0300 No\u0323\u0302i"_utf8, "Việt Nam"_utf8},
    {"กรุงเทพ"_utf8, "ประเทศไทย"_utf8}, {"Київ"_utf8, "Україна"_utf8},
};

template <auto Column>
constexpr std::size_t widest = [] {
  std::size_t width = 0;
  for (const place& row : places) width = std::max(width, display_width(row.*Column));
  return width;
}();

void print(u8lit::text_view<char> text, std::size_t columns) {
  std::printf("| %.*s%*s ", static_cast<int>(text.size()), text.data(), static_cast<int>(columns - display_width(text)),
              "");
}

int main() {
  for (const place& row : places) {
    print(row.city, widest<&place::city>);
    print(row.country, widest<&place::country>);
    std::printf("|\n");
  }
}

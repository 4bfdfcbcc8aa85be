// SPDX-License-Identifier: BSL-1.0
// Prints how large maps of General_Category are and how fast they are looked up at run time: u8lit's, those that users
// make of its rows, a flat array, a binary search over the rows, and ICU's, all in one run.
#include <unicode/uchar.h>
#include <u8lit/code_point_properties.hpp>
#include <u8lit/decode.hpp>

#include "../support/property_rows.hpp"
#include "best.hpp"
#include "samples.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

namespace {

using category = u8lit::unicode::general_category;
inline constexpr auto& rows = property_rows<category>;
inline constexpr auto& map_of_u8lit = u8lit::unicode::property_map<category>;
inline constexpr auto map_of_rows = u8lit::make_code_point_map<rows>;
inline constexpr auto small_map_of_rows = u8lit::make_small_code_point_map<rows>;

std::vector<category> flat;

category in_flat_array(char32_t c) { return c <= 0x10'FFFF ? flat[c] : category::unassigned; }

category by_binary_search(char32_t c) {
  const auto* const row = std::ranges::lower_bound(rows, c, {}, [](const auto& each) { return each.range().last; });
  return row != std::end(rows) && row->range().first <= c ? row->value : category::unassigned;
}

category by_u8lit(char32_t c) { return map_of_u8lit[c]; }
category in_two_stages(char32_t c) { return map_of_rows[c]; }
category in_three_stages(char32_t c) { return small_map_of_rows[c]; }

// A call into a library. ICU's enumeration is another, and its version of Unicode may be.
int by_icu(char32_t c) { return u_charType(static_cast<UChar32>(c)); }

template <auto LookUp>
void measure(const std::string& name, const std::vector<char32_t>& text) {
  const auto repeat = [text](benchmark::State& state) {
    for (auto _ : state) {
      unsigned sum = 0;
      for (const char32_t c : text) sum += static_cast<unsigned>(LookUp(c));
      benchmark::DoNotOptimize(sum);
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
  };
  benchmark::RegisterBenchmark(name.c_str(), repeat)->MinTime(0.05)->Repetitions(5);
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  flat.resize(0x11'0000);
  for (const auto& row : rows)
    std::fill(flat.begin() + row.range().first, flat.begin() + row.range().last + 1, row.value);
  for (char32_t c = 0; c < 0x11'0010; ++c) {
    if (by_u8lit(c) != in_flat_array(c) || in_two_stages(c) != in_flat_array(c) ||
        in_three_stages(c) != in_flat_array(c) || by_binary_search(c) != in_flat_array(c)) {
      std::printf("U+%04lX: another value\n", static_cast<unsigned long>(c));
      return 1;
    }
  }

  std::vector<std::pair<std::string, std::vector<char32_t>>> texts;
  for (const sample& each : samples) {
    std::vector<char32_t> text;
    while (text.size() < 64 * 1024) {
      for (const auto c : u8lit::scalars(each.text)) text.push_back(c);
    }
    texts.emplace_back(each.name, text);
  }
  // Any character that is assigned, in any order: what no cache foresees.
  std::vector<char32_t> assigned;
  for (char32_t c = 0; c < 0x11'0000; ++c) {
    if (flat[c] != category::unassigned && flat[c] != category::private_use) assigned.push_back(c);
  }
  std::ranges::shuffle(assigned, std::mt19937{3629});
  texts.emplace_back("all characters", assigned);

  for (const auto& [name, text] : texts) {
    measure<by_u8lit>(name + "u8lit", text);
    measure<in_two_stages>(name + "two", text);
    measure<in_three_stages>(name + "three", text);
    measure<in_flat_array>(name + "flat", text);
    measure<by_binary_search>(name + "search", text);
    measure<by_icu>(name + "ICU", text);
  }
  best fastest;
  benchmark::RunSpecifiedBenchmarks(&fastest);

  std::printf("General_Category, %zu rows: octets\n", std::size(rows));
  const std::pair<const char*, std::size_t> sizes[]{
      {"property_map", map_of_u8lit.size_in_bytes()},
      {"make_code_point_map", map_of_rows.size_in_bytes()},
      {"make_small_code_point_map", small_map_of_rows.size_in_bytes()},
      {"flat array", flat.size()},
      {"rows", sizeof(rows)}};
  for (const auto& [name, octets] : sizes) std::printf("  %-26s%10zu\n", name, octets);
  std::printf("%-28s%10s%10s%10s%14s%14s%12s\n", "Millions a second", "u8lit", "two", "small", "times array",
              "times search", "times ICU");
  for (const auto& [name, text] : texts) {
    const double rate = fastest.rate(name + "u8lit");
    std::printf("  %-26s%10.0f%10.0f%10.0f%14.2f%14.2f%12.2f\n", name.c_str(), rate / 1e6,
                fastest.rate(name + "two") / 1e6, fastest.rate(name + "three") / 1e6,
                rate / fastest.rate(name + "flat"), rate / fastest.rate(name + "search"),
                rate / fastest.rate(name + "ICU"));
  }
}

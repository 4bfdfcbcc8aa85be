// SPDX-License-Identifier: BSL-1.0
// Prints how fast sets of code points are looked up in, in millions of code points a second, and as ratios to a flat
// bitmap of all code points and to a binary search, all in one run; then how large they are. The set is that of all
// letters.
#include "best.hpp"

#include <u8lit.hpp>
#include <u8lit/code_point_set.hpp>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace u8lit;
using namespace u8lit::detail;

constexpr scalar_range letter_rows[]{
#include "letters.inc"
};
constexpr auto letter_ranges = make_code_points(letter_rows);
constexpr auto letters = make_code_point_set<letter_ranges>;
constexpr auto smallest = make_two_stage_table<letter_ranges, 1>;

using bitmap = std::uint8_t[0x11'0000 / 8];
const bitmap& flat() {
  static bitmap bits{};
  if (bits['a' / 8] == 0) {
    for (const code_point_range range : letter_ranges) {
      for (char32_t value = range.first; value <= range.last; ++value)
        bits[value / 8] = static_cast<std::uint8_t>(bits[value / 8] | 1u << value % 8);
    }
  }
  return bits;
}

struct by_set {
  static constexpr const char* name = "code_point_set";
  bool operator()(char32_t value) const { return letters.contains(value); }
};
struct by_two_stage {
  static constexpr const char* name = "two_stage";
  bool operator()(char32_t value) const { return smallest[value] != 0; }
};
struct by_bitmap {
  static constexpr const char* name = "flat bitmap";
  const bitmap& bits = flat();
  bool operator()(char32_t value) const { return value < 0x11'0000 && (bits[value / 8] >> value % 8 & 1) != 0; }
};
struct by_ranges {
  static constexpr const char* name = "code_point_ranges";
  bool operator()(char32_t value) const { return letter_ranges.contains(value); }
};
struct by_search {
  static constexpr const char* name = "std::binary_search";
  bool operator()(char32_t value) const {
    return std::binary_search(letter_ranges.begin(), letter_ranges.end(), code_point_range{value, value},
                              [](code_point_range left, code_point_range right) { return left.last < right.first; });
  }
};

using input = std::vector<char32_t>;
input values_of(std::string_view text) {
  input result;
  while (result.size() < 64 * 1024) {
    for (const scalar_value value : scalars(text)) result.push_back(value);
  }
  return result;
}
template <class Next>
input random_values(Next next) {
  std::mt19937 random{3629};
  input result(64 * 1024);
  for (char32_t& value : result)
    value = next([&random](char32_t end) { return static_cast<char32_t>(random()) % end; });
  return result;
}

std::vector<std::string> names;

template <class LookUp>
void measure_one(const std::string& name, const input& values) {
  const auto repeat = [values, look_up = LookUp{}](benchmark::State& state) {
    for (auto _ : state) {
      unsigned count = 0;
      for (const char32_t value : values) count += look_up(value);
      benchmark::DoNotOptimize(count);
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(values.size()));
  };
  benchmark::RegisterBenchmark((name + LookUp::name).c_str(), repeat)->MinTime(0.02)->Repetitions(5);
}
void measure(const std::string& name, const input& values) {
  measure_one<by_set>(name, values);
  measure_one<by_two_stage>(name, values);
  measure_one<by_bitmap>(name, values);
  measure_one<by_ranges>(name, values);
  measure_one<by_search>(name, values);
  names.push_back(name);
}

// The same where text is decoded, too.
template <class Set>
void measure_text(const std::string& name, const char* kind, std::string_view text, const Set& set) {
  std::string repeated;
  while (repeated.size() < 64 * 1024) repeated += text;
  const auto repeat = [repeated, &set](benchmark::State& state) {
    const auto view = text_view<char>::unchecked(repeated.data(), repeated.size());
    for (auto _ : state) benchmark::DoNotOptimize(find_first_of(view, set));
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(view.scalars().count()));
  };
  benchmark::RegisterBenchmark((name + kind).c_str(), repeat)->MinTime(0.02)->Repetitions(5);
}
struct flat_set {
  const bitmap& bits = flat();
  bool contains(char32_t value) const { return value < 0x11'0000 && (bits[value / 8] >> value % 8 & 1) != 0; }
  bool contains(unsigned char value) const { return contains(static_cast<char32_t>(value)); }
};

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  const by_bitmap expected;
  for (char32_t value = 0; value < 0x12'0000; ++value) {
    if (by_set{}(value) == expected(value) && by_two_stage{}(value) == expected(value) &&
        by_ranges{}(value) == expected(value) && by_search{}(value) == expected(value))
      continue;
    std::printf("U+%04lX: another result\n", static_cast<unsigned long>(value));
    return 1;
  }
  measure("ASCII, ", values_of("the quick brown fox jumps over the lazy dog. "));
  measure("Cyrillic, ", values_of("съешь ещё этих мягких французских булок, да выпей чаю "));
  measure("Han, ", values_of("人人生而自由，在尊嚴和權利上一律平等。"));
  measure("mixed, ", values_of("Grüße, Jürgen! Привет, мир 🌍. すべての人間は free and equal: γνῶθι σεαυτόν 🚀 naïve "));
  measure("random ASCII and Han, ",
          random_values([](auto below) { return below(2) ? below(0x80) : 0x4E00 + below(0x5200); }));
  measure("random, planes 0 to 2, ", random_values([](auto below) { return below(0x3'0000); }));
  measure("random, all code points, ", random_values([](auto below) { return below(0x11'0000); }));
  static const flat_set flat_letters{};
  for (const auto& [name, text] :
       {std::pair{"find_first_of, ASCII, ", "0123456789 .,;:!? (){}[] 3.14159265358979 "},
        std::pair{"find_first_of, beyond ASCII, ", "０１２３、４５６７。「」 €£¥ ٠١٢٣ 🌍🚀 "}}) {
    measure_text(name, "code_point_set", text, letters);
    measure_text(name, "flat bitmap", text, flat_letters);
  }
  best fastest;
  benchmark::RunSpecifiedBenchmarks(&fastest);
  std::printf("%-32s%16s%14s%12s%20s%20s\n", "millions a second", "code_point_set", "times bitmap", "two_stage",
              "code_point_ranges", "times binary_search");
  for (const std::string& name : names) {
    const double rate = fastest.rate(name + by_set::name);
    std::printf("%-32s%16.0f%14.2f%12.0f%20.0f%20.2f\n", name.c_str(), rate / 1e6,
                rate / fastest.rate(name + by_bitmap::name), fastest.rate(name + by_two_stage::name) / 1e6,
                fastest.rate(name + by_ranges::name) / 1e6, rate / fastest.rate(name + by_search::name));
  }
  for (const std::string name : {"find_first_of, ASCII, ", "find_first_of, beyond ASCII, "}) {
    const double rate = fastest.rate(name + by_set::name);
    std::printf("%-32s%16.0f%14.2f\n", name.c_str(), rate / 1e6, rate / fastest.rate(name + by_bitmap::name));
  }
  std::printf("octets: code_point_set %zu, two_stage %zu, code_point_ranges %zu, flat bitmap %zu\n", sizeof letters,
              sizeof smallest, sizeof letter_ranges, sizeof(bitmap));
}

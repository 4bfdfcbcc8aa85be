// SPDX-License-Identifier: BSL-1.0
// Prints how fast tables are looked up at run time, in nanoseconds each, and these as multiples of what other maps
// take, all in one run: gperf's, the standard library's and Abseil's. Keys are looked up in any order.
#include "best.hpp"

#include <u8lit/number_map.hpp>
#include <u8lit/text_table.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

#if __has_include(<absl/container/flat_hash_map.h>)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpedantic"
#include <absl/container/flat_hash_map.h>
#pragma GCC diagnostic pop
#define HAS_ABSEIL
#endif

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wsign-conversion"
#pragma GCC diagnostic ignored "-Wimplicit-fallthrough"
#pragma GCC diagnostic ignored "-Wzero-as-null-pointer-constant"
#include "look_ups.inc"
#pragma GCC diagnostic pop

namespace {

using namespace u8lit;
using std::string;
using std::string_view;

constexpr auto in_order = table_option::ordered_search;

inline constexpr auto hashed_100 = make_text_map<rows_100>;
inline constexpr auto hashed_1000 = make_text_map<rows_1000>;
inline constexpr auto hashed_3000 = make_text_map<rows_3000>;
inline constexpr auto ordered_1000 = make_text_map<rows_1000, in_order>;
inline constexpr auto ordered_10000 = make_text_map<rows_10000, in_order>;
inline constexpr auto near_map = make_number_map<near_numbers>;
inline constexpr auto far_map = make_number_map<far_numbers>;

// What was promised: look-ups by a hash take at most so many times gperf's, in order so many times std::lower_bound's.
constexpr double most_of_gperf = 1.3, most_of_lower_bound = 0.5;

// The names of what is measured, in the order of the columns.
const char* const peers[] = {"gperf", "unordered_map", "flat_hash_map", "lower_bound"};

// Keys to look up, and the sum of the values that are found. Each key comes in many times, in any order: processors
// learn a short sequence by heart, and foresee every branch of the search.
template <class Key>
struct sought {
  std::vector<Key> keys;
  long long expected = 0;

  template <class Keys, class Find>
  sought(const Keys& from, Find find) {
    std::mt19937 chance{3629};
    std::uniform_int_distribution<std::size_t> index{0, std::size(from) - 1};
    for (int number = 0; number < 1 << 16; ++number) {
      keys.push_back(from[index(chance)]);
      expected += find(keys.back());
    }
  }
};

template <class Key, class Find>
void measure(const string& name, const sought<Key>& input, Find find) {
  long long sum = 0;
  for (const Key& key : input.keys) sum += find(key);
  if (sum != input.expected) {
    std::printf("%s: finds other values\n", name.c_str());
    std::exit(1);
  }
  const auto repeat = [&input, find](benchmark::State& state) {
    for (auto _ : state) {
      long long found = 0;
      for (const Key& key : input.keys) found += find(key);
      benchmark::DoNotOptimize(found);
    }
    state.SetItemsProcessed(state.iterations() * static_cast<long long>(input.keys.size()));
  };
  benchmark::RegisterBenchmark(name.c_str(), repeat)->MinTime(0.05)->Repetitions(9);
}

// A map is looked up for the keys that it has, and for as many that it does not have. The value of these is -1.
template <class Key>
struct look_ups {
  string name;
  sought<Key> hits, misses;

  template <class Find>
  void with(const char* kind, Find find) const {
    measure(name + ", hit, " + kind, hits, find);
    measure(name + ", miss, " + kind, misses, find);
  }
};

template <class Map>
int value_in(const Map& map, const auto& key) {
  const auto found = map.find(key);
  return found == map.end() ? -1 : found->second;
}

template <class Key>
int value_in_order(const std::vector<std::pair<Key, int>>& rows, const Key& key) {
  const auto found =
      std::lower_bound(rows.begin(), rows.end(), key, [](const auto& row, const Key& k) { return row.first < k; });
  return found == rows.end() || found->first != key ? -1 : found->second;
}

// A map's keys, with octets of their own, and other maps from the same keys to the same values. Nothing of it is
// destroyed, because it is measured at the end.
template <class Key>
struct others {
  std::vector<std::conditional_t<std::is_same_v<Key, string_view>, string, Key>> keys;
  std::unordered_map<Key, int> hashed;
  std::vector<std::pair<Key, int>> sorted;
#ifdef HAS_ABSEIL
  absl::flat_hash_map<Key, int> flat;
#endif
};

template <class Key, class Map, class Missing>
const look_ups<Key>& measure_all(const string& name, const Map& map, const Missing& missing) {
  auto& other = *new others<Key>;
  for (const auto [key, value] : map) {
    other.keys.emplace_back(Key{key});
    other.hashed.emplace(Key{key}, value);
    other.sorted.emplace_back(Key{key}, value);
#ifdef HAS_ABSEIL
    other.flat.emplace(Key{key}, value);
#endif
  }
  std::sort(other.sorted.begin(), other.sorted.end());
  const auto find = [&other](Key key) { return value_in(other.hashed, key); };
  const auto& looked_up = *new look_ups<Key>{name, {other.keys, find}, {missing, find}};
  looked_up.with("unordered_map", find);
  looked_up.with("u8lit", [&map](Key key) { return map.value_or(key, -1); });
  looked_up.with("lower_bound", [&other](Key key) { return value_in_order(other.sorted, key); });
#ifdef HAS_ABSEIL
  looked_up.with("flat_hash_map", [&other](Key key) { return value_in(other.flat, key); });
#endif
  return looked_up;
}

// A name has the number of keys; gperf's class is named after it.
#define MEASURE_HASHED(count) \
  [[maybe_unused]] const auto& keys_##count = \
      measure_all<string_view>(#count " keys, hashed", hashed_##count, missing_##count)
#define MEASURE_GPERF(count) \
  keys_##count.with("gperf", [](string_view key) { \
    const auto* const row = gperf_##count::find(key.data(), key.size()); \
    return row ? row->value : -1; \
  })

string ratio(const best& fastest, const string& name, const string& peer, double bound) {
  if (!fastest.has(name + peer)) return "";
  char text[32];
  const double times = fastest.rate(name + peer) / fastest.rate(name + "u8lit");
  std::snprintf(text, sizeof text, "%.2f%s", times, !(bound > 0) ? "" : times <= bound ? " met" : " over");
  return text;
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  MEASURE_HASHED(100);
  MEASURE_HASHED(1000);
  MEASURE_HASHED(3000);
#ifdef HAS_GPERF
  MEASURE_GPERF(100);
  MEASURE_GPERF(1000);
  MEASURE_GPERF(3000);
#endif
  measure_all<string_view>("1000 keys, in order", ordered_1000, missing_1000);
  measure_all<string_view>("10000 keys, in order", ordered_10000, missing_10000);
  std::vector<int> not_near, not_far;
  for (int number = 0; not_near.size() < 1000; ++number) {
    if (!near_map.contains(number)) not_near.push_back(number);
    if (const int other = number * 997 % 1000000; !far_map.contains(other)) not_far.push_back(other);
  }
  measure_all<int>("1000 numbers, near each other", near_map, not_near);
  measure_all<int>("1000 numbers, far from each other", far_map, not_far);
  best fastest;
  benchmark::RunSpecifiedBenchmarks(&fastest);

  std::printf("%-42s%8s", "ns a look-up, and times what others take", "u8lit");
  for (const char* const peer : peers) std::printf("%15s", peer);
  std::printf("\n");
  for (const char* const name : {"100 keys, hashed", "1000 keys, hashed", "3000 keys, hashed", "1000 keys, in order",
                                 "10000 keys, in order", "1000 numbers, near each other",
                                 "1000 numbers, far from each other"}) {
    for (const char* const kind : {", hit", ", miss"}) {
      const string row = string{name} + kind + ", ";
      if (!fastest.has(row + "u8lit")) continue;
      std::printf("  %-40s%8.1f", (string{name} + kind).c_str(), 1e9 / fastest.rate(row + "u8lit"));
      const bool is_in_order = std::strstr(name, "in order") != nullptr;
      for (const string peer : peers) {
        const double bound = peer == "gperf" ? most_of_gperf
                             : peer == "lower_bound" && is_in_order ? most_of_lower_bound : 0;
        std::printf("%15s", ratio(fastest, row, peer, bound).c_str());
      }
      std::printf("\n");
    }
  }
  std::printf("  promised: by a hash at most %.1f times gperf, in order %.1f times lower_bound\n\n", most_of_gperf,
              most_of_lower_bound);
}

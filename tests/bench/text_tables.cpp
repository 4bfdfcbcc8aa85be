// SPDX-License-Identifier: BSL-1.0
// Prints how fast keys are looked up at run time, in nanoseconds each, and as ratios to std::unordered_map and to a
// binary search, all in one run. Half of the keys that are looked up are there.
#include "best.hpp"

#include <u8lit/text_table.hpp>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "../../examples/endonyms.hpp"
#include "../../examples/html_entities.hpp"

namespace {

using namespace u8lit;

constexpr auto entities = make_text_map<html::entity_rows>;
constexpr auto entities_in_order = make_text_map<html::entity_rows, table_option::ordered_search>;
constexpr auto endonyms_in_order = make_text_map<world::endonym_rows, table_option::ordered_search>;

// Every key in any order, and as many near misses.
template <class Table>
std::vector<std::string> sought_in(const Table& table) {
  std::vector<std::string> result;
  for (const auto& entry : table) {
    result.emplace_back(entry.key.data(), entry.key.size());
    result.emplace_back(result.back() + "x");
  }
  std::mt19937 chance{3629};
  std::shuffle(result.begin(), result.end(), chance);
  return result;
}

template <class Find>
void measure(const std::string& name, const std::vector<std::string>& keys, size_t expected, Find find) {
  size_t found = 0;
  for (const std::string& each : keys) found += find(each);
  if (found != expected) {
    std::printf("%s: finds %zu instead of %zu\n", name.c_str(), found, expected);
    std::exit(1);
  }
  const auto repeat = [&keys, find](benchmark::State& state) {
    size_t at = 0;
    for (auto _ : state) {
      benchmark::DoNotOptimize(find(keys[at]));
      if (++at == keys.size()) at = 0;
    }
    state.SetItemsProcessed(state.iterations());
  };
  benchmark::RegisterBenchmark(name.c_str(), repeat)->MinTime(0.05)->Repetitions(7);
}

struct standard {
  std::unordered_map<std::string_view, text_view<char>> hashed;
  std::vector<std::string_view> in_order;
};

template <class Table, class Ordered>
void measure_all(const std::string& name, const std::vector<std::string>& keys, const Table& table,
                 const Ordered& ordered,
                 standard& other) {
  for (const auto& entry : table) {
    other.hashed.emplace(std::string_view{entry.key}, entry.value);
    other.in_order.emplace_back(entry.key);
  }
  size_t there = 0;
  for (const std::string& each : keys) there += other.hashed.count(each);
  measure(name + "hashed", keys, there, [&](const std::string& each) { return table.find(each) != table.end(); });
  measure(name + "ordered", keys, there,
          [&](const std::string& each) { return ordered.find(each) != ordered.end(); });
  measure(name + "unordered_map", keys, there,
          [&](const std::string& each) { return other.hashed.find(each) != other.hashed.end(); });
  measure(name + "binary_search", keys, there,
          [&](const std::string& each) {
            return std::binary_search(other.in_order.begin(), other.in_order.end(), each);
          });
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  const auto names = sought_in(entities), codes = sought_in(world::endonyms);
  standard by_name, by_code;
  measure_all("2231 entities, ", names, entities, entities_in_order, by_name);
  measure_all("227 languages, ", codes, world::endonyms, endonyms_in_order, by_code);
  best fastest;
  benchmark::RunSpecifiedBenchmarks(&fastest);
  std::printf("%-24s%14s%24s%24s\n", "ns a look-up", "u8lit", "times unordered_map", "times binary_search");
  for (const std::string table : {"2231 entities, ", "227 languages, "}) {
    for (const std::string search : {"hashed", "ordered"}) {
      const double rate = fastest.rate(table + search);
      std::printf("%-24s%14.1f%24.2f%24.2f\n", (table + search).c_str(), 1e9 / rate,
                  fastest.rate(table + "unordered_map") / rate, fastest.rate(table + "binary_search") / rate);
    }
  }
}

// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text_map.hpp>

#include <u8lit/text_pool.hpp>

#include <iterator>
#include <ranges>
#include <string>
#include <type_traits>

#include "at_run_time.hpp"

using namespace u8lit;

inline constexpr text_key<> rows[] = {"blau", "blaugrün", "grün"};
constexpr auto pool = text_rows::own<rows, text_rows::key_in_row>();
constexpr auto names = text_set<std::remove_const_t<decltype(pool)>, ordered_search>::unchecked(pool, {});
using map_type = text_map<std::remove_const_t<decltype(names)>, value_array<int, 3>>;
constexpr auto colours = map_type::unchecked(names, {{1, 2, 3}});

static_assert(colours.size() == 3 && !colours.empty() && colours.keys().contains("blau"));
static_assert(colours.at("grün") == 3 && colours.at(u"grün") == 3 && &colours.at("blau") == &colours[0].value);
static_assert(colours.find("grün")->value == 3 && colours.find("grün")->key == text_view<char>{"grün"});
static_assert(colours.find("gr") == colours.end() && colours.contains(U"blau") && !colours.contains("rot"));
static_assert(colours.value_or("rot", -1) == -1 && colours.value_or("blau", -1) == 1);
static_assert(colours.starting_with("blau").size() == 2 && colours.starting_with("blau")[1].value == 2);
static_assert(colours.longest_prefix_of("blaugrau")->value == 1 && colours.longest_prefix_of("rot") == colours.end());

constexpr bool goes_through_entries() {
  int sum = 0;
  size_t octets = 0;
  for (const auto [key, value] : colours) {
    sum += value;
    octets += key.size();
  }
  return sum == 6 && octets == 4 + 9 + 5;
}
static_assert(goes_through_entries());
static_assert(std::ranges::random_access_range<decltype(colours)>);

// The value of a key that is not there is no constant expression, rejected/text_map_no_such_key.cpp.
bool finds_at_run_time() { return colours.at(std::string{"blaugrün"}) == 2 && colours.value_or(std::string{"x"}, 7) == 7; }

int main() { return at_run_time(goes_through_entries, finds_at_run_time); }

// SPDX-License-Identifier: BSL-1.0
#include <u8lit/table/text_table.hpp>

#include <u8lit/table/text_pool.hpp>

#include <iterator>
#include <ranges>
#include <string>
#include <string_view>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

inline constexpr text_key<> rows[] = {"blau", "blaugrün", "grün"};
constexpr auto pool = text_rows::make_text_pool<rows, text_rows::key_member>();
constexpr ordered_search<3> in_order{key_samples<3>{pool}};
constexpr auto names = text_set<std::remove_const_t<decltype(pool)>, ordered_search<3>>::unchecked(pool, in_order);
using map_type = text_map<std::remove_const_t<decltype(names)>, value_array<int, 3>>;
constexpr auto colours = map_type::unchecked(names, {{1, 2, 3}});

static_assert(colours.size() == 3 && !colours.empty() && colours.keys().contains("blau"));
static_assert(colours.at("grün") == 3 && colours.at(u"grün") == 3 && &colours.at("blau") == &colours.nth(0).value);
// A key may be the parameter of a function that is immediate, or becomes so (P2564).
consteval int value_of(std::string_view key) { return colours.at(key); }
static_assert(value_of("grün") == 3);
#if defined(__cpp_consteval) && __cpp_consteval >= 202211L
constexpr auto value_of_any = [](auto key) { return colours.at(key); };
static_assert(value_of_any(std::string_view{"blau"}) == 1 && value_of_any(text_view<char>{"grün"}) == 3);
#endif
static_assert(colours.find("grün")->value == 3 && colours.find("grün")->key == text_view<char>{"grün"});
static_assert(colours.find("gr") == colours.end() && colours.contains(U"blau") && !colours.contains("rot"));
static_assert(colours.value_or("rot", -1) == -1 && colours.value_or("blau", -1) == 1);
static_assert(colours.starting_with("blau").size() == 2 && colours.starting_with("blau").nth(1).value == 2);
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

// There is no subscript operator, so that `colours['a']` is not taken for a rank (rejected/text_map_subscript.cpp).
template <class Table, class Index>
concept subscripted = requires(const Table& table, Index index) { table[index]; };
static_assert(!subscripted<map_type, char> && !subscripted<map_type, int> && !subscripted<map_type, const char*> &&
              !subscripted<map_type, std::string>);
static_assert(!subscripted<table_range<map_type>, int>);

// `at` is for keys known at compile time; see rejected/text_map_no_such_key.cpp for a missing key, and
// rejected/text_map_at_run_time.cpp for a key that is known only at run time.
template <class Key>
concept is_asked_for_by_at = requires(const Key& key) { colours.at(key); };
static_assert(!is_asked_for_by_at<std::string> && !is_asked_for_by_at<const char*>);
static_assert(*colours.find_value("grün") == 3 && !colours.find_value("rot") &&
              &*colours.find_value("blau") == &colours.at("blau"));
static_assert(colours.find_value(u"blaugrün").value_or(7) == 2 && noexcept(colours.find_value("rot")));
bool finds_at_run_time() {
  const std::string turquoise = "blaugrün", missing = "türkis";
  const auto found = colours.find_value(turquoise);
  return found && *found == 2 && !colours.find_value(missing).has_value() &&
         colours.find_value(missing).value_or(5) == 5 && colours.value_or(turquoise, 0) == 2 &&
         colours.value_or(missing, 7) == 7 && !colours.contains(missing);
}

int main() { return at_run_time(goes_through_entries, finds_at_run_time); }

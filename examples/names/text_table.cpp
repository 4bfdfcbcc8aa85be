// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/text_table.hpp>.
#include <u8lit/literals.hpp>
#include <u8lit/text_table.hpp>

#include <string_view>

using namespace u8lit::literals;

// A row with an ill-formed key, or a key that is there twice, does not compile.
inline constexpr u8lit::text_row<int> colour_rows[] = {{"red", 0xFF'0000}, {"grün", 0x00'8000}};
inline constexpr auto colours = u8lit::make_text_map<colour_rows>;
static_assert(colours.at("grün") == 0x00'8000 && colours.contains(u"red"));

// Binary search: slower, with a byte a key instead of about three for the hash.
inline constexpr auto small_colours = u8lit::make_text_map<colour_rows, u8lit::table_option::ordered_search>;
static_assert(small_colours.at("grün") == 0x00'8000);

// Rows without their type and number, and a table in one declaration.
constexpr auto weekday_rows = u8lit::make_rows<int>({{"Monday", 1}, {"Tuesday", 2}});
static_assert(u8lit::make_text_map<weekday_rows>.at("Monday") == 1);
constexpr auto weekdays =
    u8lit::make_text_map<u8lit::rows_from<[] { return u8lit::make_rows<int>({{"lundi", 1}, {"mardi", 2}}); }>>;
constexpr auto articles = u8lit::make_text_set<u8lit::rows_from<[] { return u8lit::make_rows({"der", "die"}); }>>;
static_assert(weekdays.at("mardi") == 2 && articles.contains("die"));

// Names that ignore the case of ASCII.
inline constexpr u8lit::text_row<int> field_rows[] = {{"Content-Type", 1}, {"Accept", 2}};
inline constexpr auto fields = u8lit::make_text_map<field_rows, u8lit::table_option::ignoring_ascii_case>;
static_assert(fields.at("content-type") == 1);

// Both ways, with a row for every enumerator.
enum class side { left, right };
inline constexpr u8lit::text_row<side> side_rows[] = {{"links", side::left}, {"rechts", side::right}};
inline constexpr auto sides =
    u8lit::make_text_map<side_rows, u8lit::table_option::bidirectional | u8lit::table_option::exhaustive>;
static_assert(sides.at("links") == side::left && sides.find_by_value(side::right)->key == "rechts");

int colour_of(std::string_view word) { return colours.value_or(word, 0); }

inline constexpr u8lit::text_key<> keyword_rows[] = {"if", "else", "für"};
inline constexpr auto keywords = u8lit::make_text_set<keyword_rows>;
static_assert(keywords.contains("für") && !keywords.contains("for") && keywords.size() == 3);

// For functions that take any table.
template <class Keys, class Search>
constexpr u8lit::size_t rows_of(const u8lit::text_set<Keys, Search>& set) {
  return set.size();
}
static_assert(rows_of(keywords) == 3);

template <class Set, class Values>
constexpr bool has_euro(const u8lit::text_map<Set, Values>& map) {
  return map.contains("€");
}
static_assert(!has_euro(colours));

int main() {}

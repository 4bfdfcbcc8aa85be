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

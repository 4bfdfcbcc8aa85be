// SPDX-License-Identifier: BSL-1.0
#include <u8lit/table/record.hpp>

#include <u8lit/text_table.hpp>

#include <array>
#include <string_view>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

struct like_a_tuple;
template <>
struct std::tuple_size<like_a_tuple> : std::integral_constant<std::size_t, 2> {};

// How many members a record has. Bases are not counted.
struct one { int a; };
struct two { int a; text_view<char> b; };
struct with_array { int a[3]; text_view<char> b; };
struct with_record { two a; one b; text_view<char> c; };
struct eight {
  text_view<char> a;
  int b;
  const int* c;
  bool d;
  const char* e;
  unsigned char f;
  text_view<char16_t> g;
  long h;
};
struct nine { int a, b, c, d, e, f, g, h; text_view<char> i; };
struct derived : one { text_view<char> b; };
struct derived_from_nothing : std::integral_constant<int, 1> { int a; text_view<char> b; };
struct with_reference { const int& a; text_view<char> b; };
struct no_aggregate { constexpr explicit no_aggregate(int) {} text_view<char> a; int b = 0; };
struct no_default { no_aggregate a; text_view<char> b; };
// The last member has an initializer, and `{}` is none.
struct with_initializer { text_view<char> a; int b; no_aggregate c = no_aggregate{7}; };
// Structured bindings are what its author says.
struct like_a_tuple { int a; int b; text_view<char> c; };
enum class number : int { first = 1 };
union either { int a; char b; };
static_assert(count_members<two>() == 2 && count_members<with_array>() == 0 && count_members<with_record>() == 3 &&
              count_members<eight>() == 8 && count_members<std::string_view>() == 0);
static_assert(count_members<one>() == 0 && count_members<nine>() == 0 && count_members<derived>() == 0 &&
              count_members<derived_from_nothing>() == 0 && count_members<no_aggregate>() == 0 &&
              count_members<no_default>() == 0);
static_assert(count_members<int>() == 0 && count_members<number>() == 0 && count_members<const char*>() == 0 &&
              count_members<either>() == 0 &&
              count_members<std::array<text_view<char>, 2>>() == 0);

static_assert(count_members<with_initializer>() == 0 && count_members<like_a_tuple>() == 0);

// Records have a text, and members that can be assigned.
struct without_text { int a, b; };
struct with_constant { const int a; text_view<char> b; };
static_assert(is_record<two> && is_record<with_record> && is_record<eight>);
static_assert(!is_record<without_text> && !is_record<with_constant> && !is_record<with_reference> &&
              !is_record<with_array> && !is_record<nine> && !is_record<derived> &&
              !is_record<no_default> && !is_record<int> && !is_record<std::string_view>);

// A table of records stores the texts in pools: it has no pointer.
struct country { text_view<char> name; unsigned short number; text_view<char16_t> capital; bool is_island; };
inline constexpr text_row<country> country_rows[] = {
    {"JP", {"日本", 392, u"東京", true}}, {"DE", {"Deutschland", 276, u"Berlin", false}}, {"AQ", {"", 10, u"", false}}};
inline constexpr auto countries = make_text_map<country_rows>;
static_assert(countries.at("JP").name == "日本" && countries.at("JP").number == 392 && countries.at("JP").is_island);
static_assert(countries.at("DE").capital == u"Berlin" && countries.at("DE").capital == "Berlin" &&
              countries.at("AQ").name.empty());
static_assert(countries.value_or("FR", {"?", 0, u"", false}).name == "?" && !countries.find_value("FR"));
static_assert(countries.find_value("DE")->number == 276 && countries.find("DE")->value.number == 276);
static_assert(countries.nth(0).key == "AQ" && countries.nth(2).value.capital.size() == 2);
static_assert(std::is_same_v<decltype(countries)::mapped_type, country>);
// 6 + 4 octets of keys, 17 + 4 and 8 units + 4 of the columns of text, 3 numbers of two octets, three flags.
static_assert(alignof(decltype(countries)) == 2 && sizeof countries <= 6 + 4 + 17 + 4 + 16 + 4 + 6 + 3 + 6);
constexpr auto borrowed = make_text_map<country_rows, table_option::borrowed>;
static_assert(borrowed.at("JP").name.data() == country_rows[0].value.name.data());
constexpr auto ignoring_case = make_text_map<country_rows, table_option::ignoring_ascii_case>;
static_assert(ignoring_case.at("jp").name == "日本");

// Every kind of member, and what a member has of its own.
inline constexpr int eight_number = 8;
inline constexpr text_row<eight> eight_rows[] = {{"b", {"ä", -1, &eight_number, true, nullptr, 5, u"é", 1L << 30}},
                                                 {"a", {"", 1, nullptr, false, "literal", 2, u"", 2}}};
constexpr auto eights = make_text_map<eight_rows>;
static_assert(eights.at("b").a == "ä" && eights.at("b").b == -1 && eights.at("b").c == &eight_number &&
              eights.at("b").d && eights.at("b").e == nullptr && eights.at("b").f == 5 && eights.at("b").g == u"é" &&
              eights.at("b").h == 1L << 30);
static_assert(eights.at("a").e[0] == 'l' && eights.at("a").f == 2);

// Text of any form is packed as a value.
inline constexpr text_row<text_view<char16_t>> utf16_rows[] = {{"smile", u"😀"}, {"ae", u"ä"}};
inline constexpr text_row<text_view<char32_t>> utf32_rows[] = {{"smile", U"😀"}, {"ae", U"ä"}};
constexpr auto utf16_values = make_text_map<utf16_rows>;
constexpr auto utf32_values = make_text_map<utf32_rows>;
static_assert(utf16_values.at("smile") == u"😀" && utf32_values.at("smile") == "😀" && utf16_values.at("ae") == U"ä");
static_assert(sizeof utf16_values <= 7 + 3 + 6 + 3 + 1 && sizeof utf32_values <= 7 + 3 + 8 + 3 + 3);

// Other values are copied as they are: without a default constructor, without assignment, or none at all.
inline constexpr text_row<no_aggregate> strange_rows[] = {{"b", no_aggregate{1}}, {"a", no_aggregate{2}}};
inline constexpr text_row<no_aggregate> strange_row[] = {{"b", no_aggregate{1}}};
static_assert(make_text_map<strange_rows>.size() == 2 && make_text_map<strange_row>.at("b").b == 0);
struct fixed { const int value; };
inline constexpr text_row<fixed> fixed_rows[] = {{"b", {1}}, {"a", {2}}, {"c", {3}}};
static_assert(make_text_map<fixed_rows>.at("a").value == 2 && make_text_map<fixed_rows>.at("c").value == 3);
static_assert(make_text_map<no_rows<text_row<no_aggregate>>>.empty() &&
              make_text_map<no_rows<text_row<country>>>.empty());
inline constexpr text_row<with_constant> constant_rows[] = {{"b", {1, "x"}}, {"a", {2, "y"}}};
static_assert(make_text_map<constant_rows>.at("a").a == 2 && make_text_map<constant_rows>.at("a").b == "y");
inline constexpr text_row<with_initializer> initializer_rows[] = {{"b", {"x", 1}}, {"a", {"y", 2}}};
inline constexpr text_row<like_a_tuple> tuple_rows[] = {{"b", {1, 2, "x"}}, {"a", {3, 4, "y"}}};
static_assert(make_text_map<initializer_rows>.at("a").b == 2 && make_text_map<tuple_rows>.at("a").a == 3 &&
              make_text_map<tuple_rows>.at("b").c == "x");
// What cannot be assigned in constant expressions, or default constructed without being asked to; an operator &.
struct assigned_at_run_time {
  int value;
  constexpr assigned_at_run_time(int number = 0) : value{number} {}
  constexpr assigned_at_run_time(const assigned_at_run_time&) = default;
  assigned_at_run_time& operator=(const assigned_at_run_time& other) {
    value = other.value;
    return *this;
  }
};
struct made_explicitly {
  int value = 0;
  explicit constexpr made_explicitly() {}
  constexpr made_explicitly(int number) : value{number} {}
  void operator&() const = delete;
};
struct of_these { text_view<char> name; assigned_at_run_time number; };
inline constexpr text_row<assigned_at_run_time> assigned_rows[] = {{"b", {1}}, {"a", {2}}};
inline constexpr text_row<made_explicitly> explicit_rows[] = {{"b", {1}}, {"a", {2}}};
inline constexpr text_row<of_these> of_these_rows[] = {{"b", {"x", 1}}, {"a", {"y", 2}}};
static_assert(make_text_map<assigned_rows>.at("a").value == 2 && make_text_map<explicit_rows>.at("a").value == 2 &&
              make_text_map<explicit_rows>.find_value("b")->value == 1 &&
              make_text_map<of_these_rows>.at("a").number.value == 2);
inline constexpr text_row<std::array<int, 2>> array_rows[] = {{"b", {1, 2}}, {"a", {3, 4}}};
static_assert(make_text_map<array_rows>.at("a")[1] == 4);
inline constexpr text_row<nine> nine_rows[] = {{"a", {1, 2, 3, 4, 5, 6, 7, 8, "neun"}}};
static_assert(make_text_map<nine_rows>.at("a").i == "neun");

bool reads_at_run_time() {
  const std::string_view code = "JP";
  const auto found = countries.find_value(code);
  size_t units = 0;
  for (const auto [key, value] : countries) units += key.size() + value.name.size() + value.capital.size();
  return found && found->name == "日本" && (*found).capital == u"東京" && found->number == 392 && units == 6 + 17 + 8;
}

int main() { return at_run_time(reads_at_run_time); }

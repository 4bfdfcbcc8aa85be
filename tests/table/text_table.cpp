// SPDX-License-Identifier: BSL-1.0
#include <u8lit/table/text_table.hpp>

#include <array>
#include <string>
#include <string_view>

#include <u8lit/transcoding/transcode.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// A map is two constants in a header: rows, in any order, and the table.
inline constexpr text_row<int> colour_rows[] = {{"rot", 1}, {"grün", 2}, {"", 3}, {"gr\0", 4}};
inline constexpr auto colours = make_text_map<colour_rows>;
static_assert(colours.at("grün") == 2 && colours.size() == 4 && colours.nth(0).value == 3);
// 11 bytes of keys and 5 offsets, the padding, and 4 values.
static_assert(sizeof colours == 16 + 4 * sizeof(int));

// A set has only keys.
inline constexpr text_key<> keyword_rows[] = {"if", "else", "für"};
inline constexpr auto keywords = make_text_set<keyword_rows>;
static_assert(keywords.contains("für") && !keywords.contains("fü") && sizeof keywords == 10 + 4);

// Rows may be of any type with a key and a value, keys of any type with data() and size(), of any UTF-8 code unit.
struct row {
  std::string_view key;
  const char* value;
};
inline constexpr std::array<row, 2> other_rows{{{"b", "B"}, {"a", "A"}}};
inline constexpr auto others = make_text_map<other_rows>;
static_assert(others.at("a")[0] == 'A' && others.nth(1).value[0] == 'B');
inline constexpr std::string_view views[] = {"b", "a"};
static_assert(make_text_set<views>.nth(0) == text_view<char>{"a"});
inline constexpr text_view<char> texts[] = {"b", "a"};
static_assert(make_text_set<texts>.contains(u"b"));
#ifdef __cpp_char8_t
inline constexpr text_row<int, char8_t> rows8[] = {{u8"grün", 2}};
static_assert(make_text_map<rows8>.at("grün") == 2 && make_text_map<rows8>.nth(0).key == text_view<char8_t>{u8"grün"});
#endif

// Values that are text are copied, too; a borrowing table refers to those in the rows.
inline constexpr text_row<text_view<char>> translation_rows[] = {{"Sprache", "言語"}, {"Wort", "言葉"}};
inline constexpr auto translations = make_text_map<translation_rows>;
inline constexpr auto lent = make_text_map<translation_rows, table_option::borrowed>;
static_assert(translations.at("Wort") == text_view<char>{"言葉"} && sizeof translations == 11 + 3 + 12 + 3);
static_assert(translations.value_or("Satz", "?") == text_view<char>{"?"});
static_assert(lent.at("Wort").data() == translation_rows[1].value.data());

// Tables may be empty, or have one entry.
inline constexpr auto no_keywords = make_text_set<no_rows<text_key<>>>;
static_assert(no_keywords.empty() && !no_keywords.contains("") && no_keywords.starting_with("").empty());
static_assert(no_keywords.begin() == no_keywords.end() && no_keywords.longest_prefix_of("a") == no_keywords.end());
inline constexpr auto no_colours = make_text_map<no_rows<text_row<int>>>;
static_assert(no_colours.empty() && no_colours.value_or(u"a", 7) == 7 && no_colours.find("") == no_colours.end());
inline constexpr auto empty_rows_of_text = make_rows<utf8_view>({});
static_assert(make_text_map<empty_rows_of_text>.empty() && !make_text_map<empty_rows_of_text>.find_value("a") &&
              make_text_map<rows_from<[] { return make_rows<int>({}); }>, table_option::bidirectional>.size() == 0);
inline constexpr text_row<bool> one_row[] = {{"日本語", true}};
static_assert(make_text_map<one_row>.at("日本語") && !make_text_map<one_row>.contains("日本"));

// Functions of a user with the same names are not called.
namespace other {
struct row {
  std::string_view key;
  int value;
};
constexpr int key_of(const row&) { return 0; }
constexpr size_t count_of(const std::array<row, 2>&) { return 7; }
inline constexpr std::array<row, 2> rows{{{"a", 1}, {"b", 2}}};
}  // namespace other
static_assert(make_text_map<other::rows>.at("b") == 2 && make_text_map<other::rows>.size() == 2);

// If keys are equal, no hash is found, and binary search is used.
inline constexpr text_key<> nine[] = {"a", "b", "c", "d", "e", "f", "g", "h", "a"};
constexpr auto nine_texts = text_rows::make_text_pool<nine, text_rows::key_member>();
static_assert(!text_rows::perfect<nine>.found &&
              __is_same(decltype(text_rows::make_search<nine>(nine_texts)), ordered_search<9>));

// Keys with a common prefix are hashed from their first byte, as keys to look up are.
inline constexpr text_row<int> begin_alike[] = {{"日本1", 1}, {"日本2", 2}, {"日本3", 3}, {"日本4", 4}, {"日本", 0},
                                                {"日本5", 5}, {"日本6", 6}, {"日本7", 7}, {"日本8", 8}};
inline constexpr auto alike = make_text_map<begin_alike>;
static_assert(text_rows::common_prefix_size<begin_alike> == 6 && text_rows::perfect<begin_alike>.found);
static_assert(alike.at("日本") == 0 && alike.at("日本8") == 8 && alike.at(u"日本1") == 1 && !alike.contains("日本9"));

// A requires-expression finds out whether a table can be built from rows.
template <const auto& Rows>
concept makes_a_table = requires { sizeof(make_text_map<Rows>); };
inline constexpr text_row<int> ill_formed[] = {{"\xC0", 1}};
inline constexpr text_row<int> twice[] = {{"a", 1}, {"a", 1}};
inline const text_row<int> not_constexpr[] = {{"a", 1}};
inline constexpr std::u16string_view not_octets[] = {u"a"};
inline constexpr int no_keys[] = {1, 2};
struct no_copy {
  constexpr explicit no_copy(int) {}
  no_copy(const no_copy&) = delete;
};
inline constexpr text_row<no_copy> not_copied[] = {{"a", no_copy{1}}};
static_assert(makes_a_table<colour_rows> && !makes_a_table<ill_formed> && !makes_a_table<twice> &&
              !makes_a_table<views>);
static_assert(!makes_a_table<not_constexpr> && !makes_a_table<not_octets> && !makes_a_table<not_copied> &&
              !makes_a_table<no_keys>);
constexpr auto returns_rows() { return make_rows<int>({{"a", 1}}); }
inline const text_row<std::string> owning[] = {{"a", "A"}};
static_assert(!makes_a_table<returns_rows> && !makes_a_table<owning>);
// A destructor alone does not mean that a value owns memory.
struct destroyed {
  int number;
  constexpr explicit destroyed(int initial) : number{initial} {}
  constexpr destroyed(const destroyed&) = default;
  constexpr destroyed& operator=(const destroyed&) = default;
  constexpr ~destroyed() {}
};
inline constexpr text_row<destroyed> of_destroyed[] = {{"a", destroyed{1}}, {"b", destroyed{2}}};
static_assert(make_text_map<of_destroyed>.at("b").number == 2);
template <const auto& Rows>
concept has_members = requires { make_text_map<Rows>.size(); };
static_assert(has_members<colour_rows> && !has_members<ill_formed> && !has_members<not_constexpr>);
// g++ accepts the name alone.
template <const auto& Rows>
concept has_a_name = requires { make_text_map<Rows>; };
static_assert(has_a_name<colour_rows> && has_a_name<twice> == compiler::prints_strings &&
              has_a_name<not_constexpr> == compiler::prints_strings);

// In one declaration, with options, and where rows are deduced.
constexpr auto in_one = make_text_map<rows_from<[] { return make_rows<int>({{"grün", 2}, {"red", 1}}); }>>;
static_assert(in_one.at("grün") == 2 && in_one.size() == 2);
static_assert(make_text_set<rows_from<[] { return make_rows({"if", "für"}); }>>.contains("für"));
static_assert(make_text_map<rows_from<[] { return make_rows<text_view<char>>({{"A", "x"}}); }>,
                            table_option::ignoring_ascii_case>.at("a") == "x");
constexpr auto make_colour_rows() { return make_rows<int>({{"grün", 2}, {"red", 1}}); }
static_assert(make_text_map<rows_from<make_colour_rows>>.at("red") == 1);
inline constexpr std::array deduced_rows{text_row{"grün", 2}, text_row{"red", 1}};
static_assert(make_text_map<deduced_rows>.at("red") == 1);
template <auto MakeRows>
concept makes_a_map = requires { sizeof(make_text_map<rows_from<MakeRows>>); };
static_assert(makes_a_map<make_colour_rows> && !makes_a_map<[] { return make_rows<int>({{"red", 2}, {"red", 1}}); }> &&
              !makes_a_map<[] { return make_rows({"red"}); }>);

// Greetings of the world: the same keys, owned and borrowed, with a hash and with binary search.
inline constexpr text_row<int> rows[] = {
    {"Hallo", 0}, {"Hello", 1}, {"Bonjour", 2}, {"Здравствуйте", 3}, {"Γειά", 4}, {"こんにちは", 5}, {"你好", 6}, {"안녕하세요",
    7}, {"שלום", 8}, {"مرحبا", 9}, {"नमस्ते", 10}, {"สวัสดี", 11}, {"Olá", 12}, {"¡Hola!", 13}, {"Ciao", 14},
    {"Cześć", 15}, {"Ahoj", 16}, {"Szia", 17}, {"Merhaba", 18}, {"Xin", 19}, {"Sveiki", 20}, {"Tere", 21}, {"Hei",
    22}, {"Hej", 23}, {"Dia", 24}, {"Sawubona", 25}, {"Jambo", 26}, {"Aloha", 27}, {"Bula", 28}, {"Habari", 29},
    {"გამარჯობა", 30}, {"Բարեւ", 31}, {"ሰላም", 32}, {"வணக்கம்", 33}, {"ನಮಸ್ಕಾರ", 34}, {"ሰላምታ", 35}, {"𐐐𐐯𐑊𐐬", 36},
    {"👋", 37}, {"👋🏽", 38}, {"👋🏽👋", 39}, {"H", 40}, {"He", 41}, {"Hel", 42}, {"Hell", 43}, {"Helloo", 44},
};
constexpr size_t count = row_count<rows>;
inline constexpr auto hashed = make_text_map<rows>;
inline constexpr auto ordered = make_text_map<rows, table_option::ordered_search>;
inline constexpr auto borrowed = make_text_map<rows, table_option::borrowed>;
inline constexpr auto borrowed_ordered = make_text_map<rows, table_option::ordered_search | table_option::borrowed>;
static_assert(sizeof ordered < sizeof hashed && hashed.size() == count);
static_assert(sizeof(void*) < 8 || sizeof ordered < sizeof borrowed_ordered);
static_assert(borrowed.at(rows[0].key) == rows[0].value &&
              borrowed.find(rows[0].key)->key.data() == rows[0].key.data());

// Linear search.
template <class Unit>
int brute_force(const std::basic_string<Unit>& wanted) {
  for (const auto& each : rows) {
    const auto text = text_view<Unit>::checked(wanted);
    if (text && text_view<char>::unchecked(each.key.data(), each.key.size()) == *text) return each.value;
  }
  return -1;
}

template <class Unit>
bool agrees_on(const std::basic_string<Unit>& wanted) {
  const int expected = brute_force(wanted);
  const std::basic_string_view<Unit> view = wanted;
  return hashed.value_or(wanted, -1) == expected && ordered.value_or(view, -1) == expected &&
         borrowed.value_or(wanted, -1) == expected && borrowed_ordered.value_or(view, -1) == expected;
}

// Every key and its near misses: with a code unit removed, added or replaced.
template <class Unit>
bool finds_all() {
  for (const auto& each : rows) {
    std::basic_string<Unit> key(each.key.size(), Unit{});
    key.resize(transcode(each.key, key).written);
    if (brute_force(key) != each.value || !agrees_on(key)) return false;
    for (size_t at = 0; at < key.size(); ++at) {
      std::basic_string<Unit> other = key;
      other[at] = static_cast<Unit>(other[at] ^ 1);
      if (!agrees_on(other) || !agrees_on(key.substr(0, at)) || !agrees_on(key.substr(at)) || !agrees_on(key + key[at]))
        return false;
      other.erase(at, 1);
      if (!agrees_on(other)) return false;
    }
  }
  return true;
}

int main() { return at_run_time(finds_all<char>, finds_all<char16_t>, finds_all<char32_t>, finds_all<wchar_t>); }

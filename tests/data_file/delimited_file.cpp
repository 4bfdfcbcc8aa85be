// SPDX-License-Identifier: BSL-1.0
#include <u8lit/data_file/delimited_file.hpp>

#include <string_view>
#include <type_traits>

#include <u8lit/number_map.hpp>
#include <u8lit/text_table.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

using text_type = text_view<char>;

// Usage: a file in a raw literal, and what is made of its columns, in any order.
struct country {
  text_type name;
  unsigned short number;
  text_type capital;
  bool is_island;
};
inline constexpr char country_file[] = R"(
code,name,number,capital,island
JP,日本,392,東京,true
DE,"Deutschland, ""Bundesrepublik""",276,Berlin,false
"AQ","",10,,true
)";
inline constexpr auto& country_rows =
    data_file::csv<country_file, text_type, country, "code, name, number, capital, island">;
inline constexpr auto countries = make_text_map<country_rows>;
static_assert(countries.size() == 3 && countries.at("JP").name == "日本" && countries.at("JP").number == 392 &&
              countries.at("DE").name == "Deutschland, \"Bundesrepublik\"" && !countries.at("DE").is_island &&
              countries.at("AQ").capital.empty() && countries.at("AQ").is_island);
static_assert(country_rows.size() == 3 && country_rows[1].value.capital == "Berlin" &&
              std::is_same_v<std::remove_cvref_t<decltype(country_rows[0])>, text_row<country>>);
inline constexpr auto names = make_number_map<data_file::csv<country_file, int, text_type, "number,name">>;
inline constexpr auto numbers_of = make_text_map<data_file::csv<country_file, text_type, long long, "code,number">>;
static_assert(data_file::csv<country_file, text_type, long long, u"code,number">[0].value ==
                  data_file::csv<country_file, text_type, long long, U"code,number">[0].value);
inline constexpr auto codes = make_text_set<data_file::csv<country_file, text_type, void, "code">>;
static_assert(names.at(392) == "日本" && numbers_of.at("DE") == 276 && codes.contains("AQ") && codes.size() == 3);
static_assert(std::is_same_v<std::remove_cvref_t<decltype(data_file::csv<country_file, text_type, void, "code">[0])>,
                             text_key<>>);

// What #embed gives; octets of any type; one column twice; names of columns that have a comma.
inline constexpr unsigned char tab_file[] = {'a',  '\t', 'b',  ',', 'c', '\r', '\n',
                                             0xC3, 0xA9, '\t', '-', '2', '\r', '\n'};
inline constexpr utf8_character utf8_file[] = u8"é,n\n日本,true\n";
inline constexpr auto tabs = make_text_map<data_file::tsv<tab_file, text_type, signed char, "a,\"b,c\"">>;
inline constexpr auto of_utf8_character = make_text_map<data_file::csv<utf8_file, text_type, bool, "é,n">>;
inline constexpr auto twice = make_text_map<data_file::csv<utf8_file, text_type, text_type, "é,é">>;
static_assert(tabs.at("é") == -2 && of_utf8_character.at("日本") && twice.at("日本") == "日本");
// No lines but the names of columns.
struct two_texts { text_type first, second; };
inline constexpr char empty_file[] = "a,b";
static_assert(make_text_map<data_file::csv<empty_file, text_type, int, "a,b">>.empty() &&
              make_text_map<data_file::csv<empty_file, text_type, two_texts, "a,b,a">>.empty());

// More rows than are converted at once, in an object with data() and size().
template <std::size_t Count>
struct long_file {
  char units[8 * Count + 5]{};
  constexpr long_file() {
    char* out = units;
    for (const char unit : std::string_view{"n,m\n"}) *out++ = unit;
    for (std::size_t number = 0; number < Count; ++number) {
      for (const std::size_t divisor : {1000u, 100u, 10u, 1u}) *out++ = static_cast<char>('0' + number / divisor % 10);
      for (const char unit : std::string_view{",7\r\n"}) *out++ = unit;
    }
  }
  static constexpr std::size_t size() { return 8 * Count + 4; }
  constexpr const char* data() const { return units; }
};
inline constexpr long_file<1100> many_lines;
inline constexpr auto many = make_number_map<data_file::csv<many_lines, unsigned short, unsigned char, "n,m">>;
static_assert(many.size() == 1100 && many.at(0) == 7 && many.at(511) == 7 && many.at(512) == 7 && many.at(1099) == 7);

// What is wrong, in words, with the line and the column, in characters.
template <const auto& File, class Key, class Value, fixed_text Columns>
constexpr bool says(std::string_view expected) {
  const sentence words = words_for_rows<csv_file<File, Columns>, Key, Value>();
  return std::string_view{words.data(), words.size()} == expected;
}
template <const auto& File, class Key, class Value, fixed_text Columns>
concept has_rows = requires { sizeof(data_file::csv<File, Key, Value, Columns>); };

inline constexpr char not_closed[] = "a,b\n1,2\n3,\"4\n";
inline constexpr char within[] = "a,b\né,本\"4";
inline constexpr char after[] = "a,b\n\"é\n\",\"本\"4";
inline constexpr char too_few[] = "a,b\n1,2\n3\n";
inline constexpr char too_many[] = "a,b\n1,2,3\n";
inline constexpr char ill_formed[] = "a,b\né,\xE9\n";
inline constexpr char nothing[] = "\n";
static_assert(says<not_closed, int, int, "a,b">("line 3, column 3: a quotation mark that is never closed"));
static_assert(says<within, int, int, "a,b">("line 2, column 4: a quotation mark within a field: write the field in "
                                            "quotation marks, and this one twice"));
static_assert(says<after, int, int, "a,b">("line 3, column 6: text after the quotation mark that ends a field"));
static_assert(says<too_few, int, int, "a,b">("line 3, column 2: the line has fewer fields than the first one, which "
                                             "has 2"));
static_assert(says<too_many, int, int, "a,b">("line 2, column 5: the line has more fields than the first one, which "
                                              "has 2"));
static_assert(says<ill_formed, int, int, "a,b">("line 2, column 3: ill-formed UTF-8"));
static_assert(says<nothing, int, int, "a,b">("line 2, column 1: the file has no line with the names of columns"));

inline constexpr char with_flaws[] = "a,b,b\n1,x,\n-1,300,no\n,true,\n";
static_assert(says<with_flaws, int, int, "a,c">("line 1, column 1: the file has no column \"c\"") &&
              says<with_flaws, int, int, "a,b">("line 1, column 5: the file has two columns \"b\""));
inline constexpr char numbers_file[] = "a,b,c,d\n1,2x,256,yes\n1,,300,\n";
static_assert(says<numbers_file, int, int, "a,b">("line 2, column 3: \"2x\" is not an integer") &&
              says<numbers_file, int, unsigned char, "a,c">("line 2, column 6: \"256\" is not in the range of its "
                                                            "type") &&
              says<numbers_file, int, bool, "a,d">("line 2, column 10: \"yes\" is neither true nor false"));
// A field of many characters, the limits of a type, and a byte order mark, which is no character.
inline constexpr char long_field[] = "\uFEFFa\n日本語日本語日本語日本語日本語日本語日本語日本語\n";
inline constexpr char signed_field[] = "\uFEFF\"a\",\"b\nc\n";
static_assert(says<long_field, int, int, "a, a">(
    "line 2, column 1: \"<U+65E5><U+672C><U+8A9E><U+65E5><U+672C><U+8A9E><U+65E5><U+672C><U+8A9E><U+65E5><U+672C>"
    "<U+8A9E>...\" is not an integer"));
static_assert(says<signed_field, int, int, "a, a">("line 1, column 5: a quotation mark that is never closed"));
inline constexpr char negative[] = "a,b\n1,-5\n";
static_assert(says<negative, int, unsigned, "a,b">("line 2, column 3: \"-5\" is not in the range of its type") &&
              has_rows<negative, int, int, "a , \"b\" ">);
// Names with spaces; a literal of unsigned char.
inline constexpr unsigned char spaced[] = "a, b\n1,2\n";
static_assert(make_number_map<data_file::csv<spaced, int, int, "a,\" b\"">>.at(1) == 2 &&
              says<spaced, int, int, "a, b">("line 1, column 1: the file has no column \"b\""));
inline constexpr char empty_number[] = "a,b\n1,2\n1,\n";
static_assert(says<empty_number, int, int, "a,b">("line 3, column 3: \"\" is not an integer"));

static_assert(has_rows<numbers_file, int, int, "a,c"> && !has_rows<numbers_file, int, int, "a,b"> &&
              !has_rows<numbers_file, double, int, "a,c"> && !has_rows<not_closed, int, int, "a,b"> &&
              !has_rows<ill_formed, text_type, text_type, "a,b">);
// A value is made of all columns after the first: one for each member.
struct three { int a, b; text_type c; };
static_assert(has_rows<numbers_file, int, three, "a,a,c,b"> && !has_rows<numbers_file, int, three, "a,a,c,b,d"> &&
              !has_rows<numbers_file, int, three, "a,a,c"> && !has_rows<numbers_file, int, three, "a"> &&
              !has_rows<numbers_file, int, int, "a"> && !has_rows<numbers_file, int, int, "a,c,c"> &&
              !has_rows<numbers_file, int, void, "a,c"> && !has_rows<numbers_file, int, void, "a"> &&
              has_rows<numbers_file, text_type, void, "b"> &&
              !has_rows<numbers_file, int, int, ""> &&
              !has_rows<numbers_file, int, int, "a,\"c"> && !has_rows<numbers_file, int, int, "a\nc">);
enum class letter : int {};
struct of_long_double { int a; long double b; };
static_assert(!has_rows<numbers_file, int, long double, "a,c"> && !has_rows<numbers_file, int, letter, "a,c"> &&
              !has_rows<numbers_file, int, char, "a,c"> && !has_rows<numbers_file, int, const int, "a,c"> &&
              !has_rows<numbers_file, int, of_long_double, "a,a,c"> && !has_rows<numbers_file, int, int[2], "a,a,c">);
const char not_constexpr[] = {'a', static_cast<char>(many_lines.units[0]), '\0'};
int changing = 0;
const char known_at_run_time[] = {'a', static_cast<char>(changing)};
static_assert(!has_rows<known_at_run_time, text_type, void, "a">);

int main() { return not_constexpr[0] == 'a' && known_at_run_time[0] == 'a' ? 0 : 1; }

// SPDX-License-Identifier: BSL-1.0
#include <u8lit/data_file/json_file.hpp>

#include <string_view>
#include <type_traits>

#include <u8lit/number_map.hpp>
#include <u8lit/text_table.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

using text_type = text_view<char>;

// An array of objects, whose members are in any order.
struct country {
  text_type name;
  unsigned short number;
  text_type capital;
  bool is_island;
};
inline constexpr char country_file[] = R"([
  {"code": "JP", "name": "日本", "number": 392, "capital": "\u6771\u4eac", "island": true},
  {"island": false, "capital": "Berlin", "number": 276, "name": "Deutschland, \"Bundesrepublik\"", "code": "DE",
   "languages": [{"de": 0.95}, null]},
  {"code": "AQ", "number": 10, "name": "", "capital": "", "island": true}
])";
inline constexpr auto& country_rows =
    data_file::json<country_file, text_type, country, "code, name, number, capital, island">;
inline constexpr auto countries = make_text_map<country_rows>;
static_assert(countries.size() == 3 && countries.at("JP").name == "日本" && countries.at("JP").number == 392 &&
              countries.at("JP").capital == "東京" && countries.at("DE").name == "Deutschland, \"Bundesrepublik\"" &&
              !countries.at("DE").is_island && countries.at("AQ").capital.empty() && countries.at("AQ").is_island);
static_assert(country_rows.size() == 3 && country_rows[1].value.capital == "Berlin" &&
              std::is_same_v<std::remove_cvref_t<decltype(country_rows[0])>, text_row<country>>);
inline constexpr auto names = make_number_map<data_file::json<country_file, int, text_type, "number,name">>;
inline constexpr auto codes = make_text_set<data_file::json<country_file, text_type, void, "code">>;
inline constexpr auto islands = make_text_map<data_file::json<country_file, text_type, bool, "code,island">>;
static_assert(names.at(392) == "日本" && codes.contains("AQ") && codes.size() == 3 && !islands.at("DE"));

// An object of objects; one column twice.
inline constexpr char unit_file[] = R"({"m": {"name": "metre", "power": 1}, "l": {"power": 3, "name": "litre"}})";
struct two_numbers { int first; long second; };
inline constexpr auto powers = make_text_map<data_file::json<unit_file, text_type, int, "power">>;
inline constexpr auto twice = make_text_map<data_file::json<unit_file, text_type, two_numbers, "power,power">>;
inline constexpr auto unit_names = make_text_set<data_file::json<unit_file, text_type, void>>;
static_assert(powers.at("l") == 3 && twice.at("l").first == 3 && twice.at("m").second == 1);
static_assert(unit_names.contains("l") &&
              unit_names.size() == 2);

// An object of values, whose names are text, integers or bool; an array of the keys of a set.
inline constexpr utf8_character status_file[] = u8"{\"200\": \"OK\", \"418\": \"I'm a teapot\"}";
inline constexpr unsigned char truth_file[] = {'{', '"', 't', 'r', 'u', 'e', '"', ':', '-', '1', '}'};
inline constexpr char word_file[] = "\uFEFF[\"für\", \"f\\u00FCr dich\"]\n";
inline constexpr char empty_object[] = "{}", empty_array[] = " [ ] ";
inline constexpr auto statuses = make_number_map<data_file::json<status_file, int, text_type>>;
inline constexpr auto truths = make_number_map<data_file::json<truth_file, bool, signed char>>;
inline constexpr auto words = make_text_set<data_file::json<word_file, text_type, void>>;
static_assert(statuses.at(418) == "I'm a teapot" && truths.at(true) == -1 && words.size() == 2 &&
              words.contains("für dich"));
static_assert(make_text_map<data_file::json<empty_object, text_type, int>>.empty() &&
              make_text_map<data_file::json<empty_object, text_type, two_numbers, "a,b">>.empty() &&
              make_text_map<data_file::json<empty_array, text_type, int, "a,b">>.empty() &&
              make_text_set<data_file::json<empty_array, text_type, void>>.empty());

// Rows in a member, in a file that is read in more than one part before and after them.
inline constexpr char member_file[] = R"({"version": {"3166-1": [{}]}, "3166-1": [
  {"code": "DE", "number": 276}, {"number": 392, "code": "JP"}], "a/b~c": {"": {"x": 1}}, "é": [[], ["ä"]]})";
inline constexpr auto in_member = make_text_map<data_file::json<member_file, text_type, int, "code,number", "/3166-1">>;
inline constexpr auto in_nested = make_text_map<data_file::json<member_file, text_type, int, "", "/a~1b~0c/">>;
inline constexpr auto of_objects = make_text_map<data_file::json<member_file, text_type, int, "x", "/a~1b~0c">>;
inline constexpr auto in_element = make_text_set<data_file::json<member_file, text_type, void, "", u"/é/1">>;
inline constexpr auto in_first = make_text_set<data_file::json<member_file, text_type, void, "", u8"/é/0">>;
static_assert(in_member.size() == 2 && in_member.at("JP") == 392 && in_nested.size() == 1 && in_nested.at("x") == 1 &&
              of_objects.at("") == 1 && in_element.size() == 1 && in_element.contains("ä") && in_first.empty());

// More rows than are read and converted at once; an object with data() and size().
#define ROW(number) "{\"n\":" #number ",\"m\":\"7\\n\"},"
#define TEN(number) \
  ROW(number##0) ROW(number##1) ROW(number##2) ROW(number##3) ROW(number##4) \
  ROW(number##5) ROW(number##6) ROW(number##7) ROW(number##8) ROW(number##9)
#define HUNDRED(number) \
  TEN(number##0) TEN(number##1) TEN(number##2) TEN(number##3) TEN(number##4) \
  TEN(number##5) TEN(number##6) TEN(number##7) TEN(number##8) TEN(number##9)
inline constexpr std::string_view many_rows =
    "[" HUNDRED(10) HUNDRED(11) HUNDRED(12) HUNDRED(13) HUNDRED(14) HUNDRED(15) HUNDRED(16) HUNDRED(17) "{\"n\":0,"
    "\"m\":\"\"}]";
static_assert(many_rows.size() > octets_per_part);
inline constexpr auto many = make_number_map<data_file::json<many_rows, unsigned short, text_type, "n,m">>;
static_assert(many.size() == 801 && many.at(1000) == "7\n" && many.at(1511) == "7\n" && many.at(1512) == "7\n" &&
              many.at(1799) == "7\n" && many.at(0).empty());

#define FILE_OF_PARTS(name) "{\"before\": [" HUNDRED(10) HUNDRED(11) HUNDRED(12) HUNDRED(13) HUNDRED(14) HUNDRED(15) \
  "{}], \"" name "\": {\"m\": [" HUNDRED(20) HUNDRED(21) HUNDRED(22) HUNDRED(23) HUNDRED(24) HUNDRED(25) HUNDRED(26) \
  HUNDRED(27) "{\"n\": 1, \"m\": \"end\"}]}, \"after\": [" HUNDRED(30) HUNDRED(31) HUNDRED(32) HUNDRED(33) HUNDRED(34)
inline constexpr std::string_view parts = FILE_OF_PARTS("rows") "{}]}", cut_off = FILE_OF_PARTS("rows");
inline constexpr auto in_parts = make_number_map<data_file::json<parts, int, text_type, "n,m", "/rows/m">>;
static_assert(in_parts.size() == 801 && in_parts.at(2000) == "7\n" && in_parts.at(1) == "end" &&
              in_parts.find(1000) == in_parts.end() && in_parts.find(3000) == in_parts.end());

// What is wrong, in words, with the line and the column, in characters.
template <const auto& File, class Key, class Value, fixed_text Columns = "", fixed_text Pointer = "">
constexpr bool says(std::string_view expected) {
  const sentence found = words_for_rows<json_file<File, Columns, Pointer, Value>, Key, Value>();
  return std::string_view{found.data(), found.size()} == expected;
}
template <const auto& File, class Key, class Value, fixed_text Columns = "", fixed_text Pointer = "">
concept has_rows = requires { sizeof(data_file::json<File, Key, Value, Columns, Pointer>); };

inline constexpr char kinds[] = R"({
  "é": {"s": "1", "n": 1.5, "b": true, "z": null, "a": [], "o": {}, "i": 300}
})";
static_assert(says<kinds, text_type, int, "s">("line 2, column 14: the string \"1\" is not an integer") &&
              says<kinds, text_type, bool, "s">("line 2, column 14: the string \"1\" is neither true nor false") &&
              says<kinds, text_type, int, "n">("line 2, column 24: the number \"1.5\" is not an integer") &&
              says<kinds, text_type, text_type, "n">("line 2, column 24: the number \"1.5\" is not a string") &&
              says<kinds, text_type, bool, "n">("line 2, column 24: the number \"1.5\" is neither true nor false") &&
              says<kinds, text_type, int, "b">("line 2, column 34: \"true\" is not an integer") &&
              says<kinds, text_type, text_type, "b">("line 2, column 34: \"true\" is not a string") &&
              says<kinds, text_type, text_type, "z">("line 2, column 45: \"null\" is not a string") &&
              says<kinds, text_type, bool, "z">("line 2, column 45: \"null\" is neither true nor false") &&
              says<kinds, text_type, int, "a">("line 2, column 56: an array is not an integer") &&
              says<kinds, text_type, text_type, "o">("line 2, column 65: an object is not a string") &&
              says<kinds, text_type, unsigned char, "i">("line 2, column 74: the number \"300\" is not in the range of "
                                                         "its type") &&
              says<kinds, int, int, "i">("line 2, column 3: \"<U+00E9>\" is not an integer") &&
              says<kinds, text_type, int, "x">("line 2, column 8: the object has no member \"x\"") &&
              says<kinds, text_type, int>("line 2, column 8: no row can be made of this: if the rows are in it, write "
                                          "its place after the columns, \"/<U+00E9>\""));
inline constexpr char big[] = R"({"a": 123456789012345678901234567890, "b": -1, "c": 1e2})";
static_assert(says<big, text_type, long long>("line 1, column 7: the number \"123456789012...\" is not in the range of "
                                              "its type"));
inline constexpr char negative[] = R"({"b": -1})", with_exponent[] = R"({"c": 1e2})";
static_assert(says<negative, text_type, unsigned>("line 1, column 7: the number \"-1\" is not in the range of its "
                                                  "type") &&
              says<with_exponent, text_type, int>("line 1, column 7: the number \"1e2\" is not an integer"));
inline constexpr char twice_in_one[] = R"([{"a": 1,
"\u0061": 2}])";
static_assert(says<twice_in_one, int, int, "a,a">("line 2, column 1: the object has another member \"a\""));
inline constexpr char ill_formed[] = "[\"\xE9\"";
static_assert(says<ill_formed, text_type, void>("line 1, column 3: ill-formed UTF-8"));
inline constexpr char scalar[] = "\n 1", words_of_two_types[] = R"(["a", 1])", of_values[] = R"({"a": 1})";
static_assert(says<scalar, text_type, int>("line 2, column 2: an array or an object must be here, whose elements or "
                                           "members are rows") &&
              says<scalar, text_type, int, "a,b,c">("line 2, column 2: an array or an object must be here, whose "
                                                    "elements or members are rows") &&
              says<words_of_two_types, text_type, void>("line 1, column 7: the number \"1\" is not a string") &&
              says<words_of_two_types, text_type, int, "a,b">("line 1, column 2: an object must be here, whose members "
                                                              "are columns") &&
              says<of_values, text_type, int, "b">("line 1, column 7: an object must be here, whose members are "
                                                   "columns"));

// What leads to the rows, and what should.
inline constexpr char nested[] = R"({
  "a": {"b": 1, "\u0063": [{"d": "e"}, {"d": 2}]},
  "b": [1, []], "a/~": {"x": {"d": "e"}}, "a": 0
})";
static_assert(says<nested, text_type, int, "d,d", "/x">("line 1, column 1: the object has no member \"x\"") &&
              says<nested, text_type, int, "d,d", "/b/x">("line 3, column 8: the array has no element \"x\"") &&
              says<nested, text_type, int, "d,d", "/b/2">("line 3, column 8: the array has no element \"2\"") &&
              says<nested, text_type, int, "d,d", "/b/01">("line 3, column 8: the array has no element \"01\"") &&
              says<nested, text_type, int, "d,d", "/b/">("line 3, column 8: the array has no element \"\"") &&
              says<nested, text_type, int, "d,d", "/a/b">("line 2, column 14: an array or an object must be here, "
                                                          "whose elements or members are rows") &&
              says<nested, text_type, int, "d,d", "/a/b/x/y">("line 2, column 14: an array or an object must be here, "
                                                              "which has a member \"x\"") &&
              says<nested, text_type, int, "d,d", "/a/c">("line 3, column 43: the object has another member \"a\"") &&
              says<nested, text_type, int, "x", "/b/1/x">("line 3, column 12: the array has no element \"x\""));
inline constexpr char tables[] = R"({"a": {"c": [{"d": "e"}, {"d": 2}]}, "a/~": {"x": {"d": {"y": 1}}}})";
static_assert(says<tables, text_type, text_type, "d,d", "/a/c">(
                  "line 1, column 32: the number \"2\" is not a string") &&
              says<tables, text_type, text_type, "d,e", "/a/c">("line 1, column 14: the object has no member \"e\"") &&
              says<tables, text_type, text_type, "d,e", "/a">(
                  "line 1, column 13: no row can be made of this: if the rows are in it, write its place after the "
                  "columns, \"/a/c\"") &&
              says<tables, text_type, text_type, "x", "/a~1~0">(
                  "line 1, column 51: no row can be made of this: if the rows are in it, write its place after the "
                  "columns, \"/a~1~0/x\"") &&
              says<tables, text_type, int, "", "/a~1~0/x">(
                  "line 1, column 57: no row can be made of this: if the rows are in it, write its place after the "
                  "columns, \"/a~1~0/x/d\""));
inline constexpr char after[] = R"({"a": {}, "b": [,]})";
static_assert(says<after, text_type, int, "", "/a">("line 1, column 17: a value must be here: a string, a number, an "
                                                    "array, an object, true, false or null") &&
              json_file<cut_off, "n,m", "/rows/m", text_type>::flaw.offset == cut_off.size());
inline constexpr char tilde_file[] = R"({"a/~": {"x": {}}, "é~": {"x": []}, "a": [{"b": []}]})";
static_assert(says<tilde_file, text_type, int>("line 1, column 9: no row can be made of this: if the rows are in it, "
                                               "write its place after the columns, \"/a~1~0\""));
static_assert(!has_rows<after, text_type, int, "", "/a"> && !has_rows<tables, text_type, text_type, "d,d", "a"> &&
              !has_rows<tables, text_type, text_type, "d,d", "/a/~c"> &&
              !has_rows<tables, text_type, text_type, "d,d", "/a/c~"> && !has_rows<scalar, text_type, int, "", "/a">);

static_assert(has_rows<kinds, text_type, bool, "b"> && !has_rows<kinds, text_type, int, "s"> &&
              !has_rows<kinds, text_type, int, "x"> && !has_rows<scalar, text_type, int> &&
              !has_rows<ill_formed, text_type, void> && !has_rows<kinds, double, bool, "b">);
// A value is made of all columns, after that of the key in an array.
static_assert(has_rows<country_file, text_type, two_numbers, "code,number,number"> &&
              !has_rows<country_file, text_type, two_numbers, "code,number"> &&
              !has_rows<country_file, text_type, two_numbers, "number,number"> &&
              !has_rows<country_file, text_type, int, "number"> && !has_rows<country_file, text_type, int> &&
              !has_rows<country_file, text_type, void, "code,number"> &&
              has_rows<unit_file, text_type, two_numbers, "power , power"> &&
              !has_rows<unit_file, text_type, two_numbers, "name,power,power"> &&
              !has_rows<unit_file, text_type, two_numbers> && !has_rows<unit_file, text_type, void, "power"> &&
              !has_rows<unit_file, int, void> && !has_rows<unit_file, text_type, int, "power\npower"> &&
              !has_rows<unit_file, text_type, int, "\"power">);
int changing = 0;
const char known_at_run_time[] = {'[', ']', static_cast<char>(changing)};
static_assert(!has_rows<known_at_run_time, text_type, void>);

int main() { return known_at_run_time[2]; }

// SPDX-License-Identifier: BSL-1.0
#include <u8lit/table/value_check.hpp>

#include <limits>
#include <string_view>
#include <utility>

#include <u8lit/table/text_table.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

constexpr auto both_ways = table_option::bidirectional, every_one = table_option::exhaustive;

// Usage: an enumeration and its names.
enum class colour : unsigned char { red = 1, green, blue };
inline constexpr text_row<colour> colour_rows[] = {
    {"grün", colour::green}, {"rot", colour::red}, {"blau", colour::blue}};
inline constexpr auto colours = make_text_map<colour_rows, both_ways | every_one>;
static_assert(colours.at("rot") == colour::red && colours.find_by_value(colour::green)->key == "grün");
static_assert(colours.find_by_value(colour{0}) == colours.end() && colours.find_by_value(colour{4}) == colours.end() &&
              colours.find_by_value(colour{255}) == colours.end());
// A rank for each number from red to blue, and what the first one is.
static_assert(sizeof colours == sizeof make_text_map<colour_rows, every_one> + 3 + 1);

// Characters and bool are numbers, too. A number that the values cannot be is none of them.
inline constexpr text_row<char32_t> character_rows[] = {{"amp", U'&'}, {"eacute", U'é'}};
inline constexpr auto characters = make_text_map<character_rows, both_ways>;
inline constexpr text_row<bool> truth_rows[] = {{"yes", true}, {"no", false}};
static_assert(characters.find_by_value(U'é')->key == "eacute" && characters.find_by_value(U'e') == characters.end() &&
              make_text_map<truth_rows, both_ways>.find_by_value(true)->key == "yes");
inline constexpr text_row<unsigned char> octet_rows[] = {{"44", 44}, {"255", 255}};
inline constexpr auto octets = make_text_map<octet_rows, both_ways>;
static_assert(octets.find_by_value(44)->key == "44" && octets.find_by_value(300) == octets.end() &&
              octets.find_by_value(-1) == octets.end());

// Numbers that are far from each other, up to the limits of their type, in any order.
constexpr int smallest = std::numeric_limits<int>::min(), largest = std::numeric_limits<int>::max();
inline constexpr text_row<int> status_rows[] = {
    {"Not Found", 404},     {"OK", 200}, {"largest", largest}, {"Continue", 100},
    {"smallest", smallest}, {"zero", 0}, {"minus", -1},        {"Teapot", 418}};
template <table_option Options>
bool finds_numbers() {
  static constexpr auto statuses = make_text_map<status_rows, both_ways | Options>;
  for (const auto [key, value] : statuses) {
    if (statuses.find_by_value(value) == statuses.end() || statuses.find_by_value(value)->key != key) return false;
    for (const int near : {-2, -1, 1, 2}) {
      if ((near < 0 && value < smallest - near) || (near > 0 && value > largest - near)) continue;
      bool is_there = false;
      for (const auto& row : status_rows) is_there = is_there || row.value == value + near;
      if ((statuses.find_by_value(value + near) != statuses.end()) != is_there) return false;
    }
  }
  return true;
}

// Dense and sparse maps of every size, compared with a linear search: the values are multiples of a number, from a
// negative one on, in an order of their own.
constexpr const char* letters = "abcdefghijklmnopqrstuvwxyz";
template <class Value, std::size_t Count, int Factor>
struct made_rows {
  char octets[Count][2]{};
  text_row<Value> rows[Count];

  template <std::size_t... Numbers>
  explicit constexpr made_rows(std::index_sequence<Numbers...>)
      : rows{{text_key<>{view(Numbers)}, value(Numbers)}...} {}
  static constexpr Value value(std::size_t number) {
    return static_cast<Value>((static_cast<int>(number * 7 % Count) - 5) * Factor);
  }
  constexpr std::string_view view(std::size_t number) {
    octets[number][0] = letters[number / 26];
    octets[number][1] = letters[number % 26];
    return {octets[number], 2};
  }
  static constexpr std::size_t size() { return Count; }
  constexpr const text_row<Value>* begin() const { return rows; }
  constexpr const text_row<Value>* end() const { return rows + Count; }
  constexpr const text_row<Value>& operator[](std::size_t index) const { return rows[index]; }
};
template <class Value, std::size_t Count, int Factor>
inline constexpr made_rows<Value, Count, Factor> made{std::make_index_sequence<Count>{}};
template <class Value, std::size_t Count, int Factor>
bool finds_all() {
  static constexpr auto table = make_text_map<made<Value, Count, Factor>, both_ways>;
  for (int number = -6 * Factor; number < static_cast<int>(Count) * Factor; ++number) {
    const auto value = static_cast<Value>(number);
    const text_row<Value>* expected = nullptr;
    for (const auto& row : made<Value, Count, Factor>) {
      if (row.value == value) expected = &row;
    }
    const auto found = table.find_by_value(value);
    if ((found == table.end()) != (expected == nullptr)) return false;
    if (expected != nullptr && found->key != text_view<char>::unchecked(expected->key.data(), 2)) return false;
  }
  return true;
}

// What is refused, in words: a value twice, an enumerator that is left out, values that have no order or no names.
template <const auto& Rows, table_option Options>
concept makes_a_map = requires { sizeof(make_text_map<Rows, Options>); };
template <const auto& Rows>
using diagnostic_of_enumerators = typename decltype(text_rows::make_diagnostic_of_values<Rows, false, true>())::type;
template <const auto& Rows>
constexpr bool leaves_out(std::string_view name) {
  const sentence words = text_rows::words_for_values<diagnostic_of_enumerators<Rows>>::make();
  constexpr std::string_view before = "no row has the value \"";
  const std::string_view said{words.data(), words.size()};
  return said.starts_with(before) && said.substr(before.size(), name.size()) == name && said.ends_with("\"");
}

inline constexpr text_row<int> twice[] = {{"a", 1}, {"b", 7}, {"c", 3}, {"d", 7}};
inline constexpr text_row<double> no_number[] = {{"a", 1.5}};
#ifdef __SIZEOF_INT128__
__extension__ typedef __int128 wide_number;
inline constexpr text_row<wide_number> wide_numbers[] = {{"a", 0}, {"b", wide_number{1} << 64}};
static_assert(!makes_a_map<wide_numbers, both_ways> && makes_a_map<wide_numbers, table_option::none>);
#endif
static_assert(!makes_a_map<twice, both_ways> && makes_a_map<twice, table_option::none> &&
              !makes_a_map<no_number, both_ways> && !makes_a_map<twice, every_one>);
template <const auto& Rows, table_option Options>
concept makes_a_set = requires { sizeof(make_text_set<Rows, Options>); };
static_assert(makes_a_set<twice, table_option::none> && !makes_a_set<twice, both_ways> &&
              !makes_a_set<twice, every_one>);
static_assert(!makes_a_map<no_rows<text_row<colour>>, every_one> && makes_a_map<no_rows<text_row<colour>>, both_ways>);
static_assert(__is_same(decltype(text_rows::make_diagnostic_of_values<twice, true, false>())::type,
                        invalid_value::same_value<invalid_key::row_number<2>, invalid_key::row_number<4>, 7>));

inline constexpr text_row<colour> no_first[] = {{"b", colour::blue}, {"g", colour::green}};
inline constexpr text_row<colour> no_last[] = {{"r", colour::red}, {"g", colour::green}};
inline constexpr text_row<colour> no_middle[] = {{"r", colour::red}, {"b", colour::blue}, {"again", colour::red}};
static_assert(leaves_out<no_first>("red") && leaves_out<no_last>("blue") && leaves_out<no_middle>("green"));
static_assert(!makes_a_map<no_middle, every_one> && makes_a_map<no_middle, table_option::none>);
// Several keys for an enumerator; a table that is exhaustive in one direction.
inline constexpr text_row<colour> synonyms[] = {
    {"red", colour::red},     {"rouge", colour::red},  {"blue", colour::blue},
    {"green", colour::green}, {"vert", colour::green}};
static_assert(make_text_map<synonyms, every_one>.at("vert") == colour::green && !makes_a_map<synonyms, both_ways>);

// Enumerations of every kind: signed, at the limits of their types, without a fixed type, nested, with names beyond
// ASCII, in an unnamed namespace, and with gaps.
enum class level : signed char { lowest = -128, low = -2, middle = 0, high = 1, highest = 127 };
inline constexpr text_row<level> levels[] = {
    {"a", level::lowest}, {"b", level::low}, {"c", level::middle}, {"d", level::high}, {"e", level::highest}};
inline constexpr text_row<level> no_middle_level[] = {
    {"a", level::lowest}, {"b", level::low}, {"d", level::high}, {"e", level::highest}};
static_assert(make_text_map<levels, both_ways | every_one>.find_by_value(level::lowest)->key == "a" &&
              leaves_out<no_middle_level>("middle"));
enum plain { plain_first, plain_second, plain_fifth = 5, plain_sixth };
inline constexpr text_row<plain> plains[] = {
    {"1", plain_first}, {"2", plain_second}, {"5", plain_fifth}, {"6", plain_sixth}};
inline constexpr text_row<plain> no_fifth[] = {{"1", plain_first}, {"2", plain_second}, {"6", plain_sixth}};
static_assert(make_text_map<plains, both_ways | every_one>.find_by_value(plain_sixth)->key == "6" &&
              leaves_out<no_fifth>("plain_fifth"));
// Even if the rows use all bits that the enumerators in them need.
enum plain_bits { zero_bits, one_bit, two_bits };
inline constexpr text_row<plain_bits> no_two_bits[] = {{"0", zero_bits}, {"1", one_bit}};
inline constexpr text_row<plain_bits> all_bits[] = {{"0", zero_bits}, {"1", one_bit}, {"2", two_bits}};
enum plain_signed { minus_two = -2, minus_one, no_sign };
inline constexpr text_row<plain_signed> no_minus[] = {{"0", no_sign}};
static_assert(leaves_out<no_two_bits>("two_bits") && leaves_out<no_minus>("minus_one") &&
              make_text_map<all_bits, every_one>.size() == 3);
enum class large : unsigned long long { zero = 0, most = ~0ull };
inline constexpr text_row<large> larges[] = {{"0", large::zero}, {"most", large::most}};
static_assert(make_text_map<larges, both_ways | every_one>.find_by_value(large::most)->key == "most" &&
              make_text_map<larges, both_ways>.find_by_value(large{1}) == make_text_map<larges, both_ways>.end());
enum class wide : long long { least = std::numeric_limits<long long>::min(), less, more = -(less + 1), most };
inline constexpr text_row<wide> no_less[] = {{"least", wide::least}};
inline constexpr text_row<wide> no_most[] = {{"least", wide::least}, {"less", wide::less}, {"more", wide::more}};
enum class wide_unsigned : unsigned long long { none, one, next_to_last = ~1ull, last };
inline constexpr text_row<wide_unsigned> no_one[] = {{"none", wide_unsigned::none}};
inline constexpr text_row<wide_unsigned> no_last_one[] = {{"none", wide_unsigned::none},
                                                          {"one", wide_unsigned::one},
                                                          {"next_to_last", wide_unsigned::next_to_last}};
static_assert(leaves_out<no_less>("less") && leaves_out<no_most>("most") && leaves_out<no_one>("one") &&
              leaves_out<no_last_one>("last"));
// A name that is longer than what is shown of text.
enum class prefixed { the_prefix_of_all_enumerators_one, the_prefix_of_all_enumerators_two };
inline constexpr text_row<prefixed> no_second[] = {{"1", prefixed::the_prefix_of_all_enumerators_one}};
static_assert(leaves_out<no_second>("the_prefix_of_all_enumerators_two\""));
// Operators of the enumeration are not called.
enum class guarded { first, second };
void operator,(guarded, guarded) = delete;
void operator==(guarded, guarded) = delete;
void operator<(guarded, guarded) = delete;
inline constexpr text_row<guarded> guarded_rows[] = {{"1", guarded::first}, {"2", guarded::second}};
static_assert(make_text_map<guarded_rows, both_ways | every_one>.find_by_value(guarded::second)->key == "2");
namespace {
struct nested {
  enum class kind { one, two };
};
}  // namespace
inline constexpr text_row<nested::kind> kinds[] = {{"one", nested::kind::one}};
static_assert(leaves_out<kinds>("two"));
enum class truth : bool { no, yes };
inline constexpr text_row<truth> truths[] = {{"no", truth::no}, {"yes", truth::yes}};
inline constexpr text_row<truth> no_yes[] = {{"no", truth::no}};
static_assert(make_text_map<truths, both_ways | every_one>.find_by_value(truth::yes)->key == "yes" &&
              leaves_out<no_yes>("yes"));
enum class größe { klein, groß };
inline constexpr text_row<größe> sizes[] = {{"klein", größe::klein}};
static_assert(!makes_a_map<sizes, every_one> && makes_a_map<sizes, both_ways>);

// With other options; no rows; a map that is not bidirectional has no such function.
inline constexpr auto any_case = make_text_map<colour_rows, both_ways | table_option::ignoring_ascii_case |
                                                                table_option::ordered_search | table_option::borrowed>;
static_assert(any_case.at("BLAU") == colour::blue && any_case.find_by_value(colour::blue)->key == "blau");
inline constexpr auto nothing = make_text_map<no_rows<text_row<colour>>, both_ways>;
static_assert(nothing.find_by_value(colour::red) == nothing.end());
template <class Map>
concept finds_by_value = requires(const Map& map, typename Map::mapped_type value) { map.find_by_value(value); };
static_assert(finds_by_value<decltype(colours)> && !finds_by_value<decltype(make_text_map<colour_rows>)>);

int main() {
  return at_run_time(finds_numbers<table_option::none>, finds_numbers<table_option::ignoring_ascii_case>,
                     finds_all<int, 1, 1>, finds_all<int, 6, 1>, finds_all<short, 101, 1>, finds_all<int, 100, 4>,
                     finds_all<long long, 101, 9>, finds_all<int, 500, 1000>, finds_all<int, 13, 7>);
}

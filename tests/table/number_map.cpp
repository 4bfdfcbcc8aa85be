// SPDX-License-Identifier: BSL-1.0
#include <u8lit/table/number_map.hpp>

#include <array>
#include <iterator>
#include <limits>
#include <ranges>
#include <utility>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

constexpr auto both_ways = table_option::bidirectional, every_one = table_option::exhaustive,
               in_order = table_option::ordered_search;

// Usage: numbers and their names.
inline constexpr auto status_rows = make_rows<int, text_view<char>>(
    {{404, "Not Found"}, {200, "OK"}, {301, "Moved Permanently"}, {100, "Continue"}, {503, "Service Unavailable"},
     {418, "I'm a teapot"}, {500, "Internal Server Error"}, {204, "No Content"}, {403, "Forbidden"}});
inline constexpr auto statuses = make_number_map<status_rows>;
static_assert(statuses.size() == 9 && !statuses.empty() && statuses.at(404) == "Not Found");
static_assert(statuses.contains(200) && !statuses.contains(201) && statuses.find(204)->value == "No Content" &&
              statuses.find(205) == statuses.end() && statuses.rank_of(100) == 0 && statuses.rank_of(99) == npos);
static_assert(*statuses.find_value(503) == "Service Unavailable" && !statuses.find_value(0) &&
              statuses.value_or(418, "?") == "I'm a teapot" && statuses.value_or(419, "?") == "?");
static_assert(statuses.nth(0).key == 100 && statuses.nth(8).key == 503 && statuses.begin()->value == "Continue");
static_assert(std::ranges::random_access_range<decltype(statuses)> && noexcept(statuses.find(1)));

// Any integer can be looked up. A number that a key cannot be is none.
inline constexpr auto octet_rows = make_rows<unsigned char, int>({{44, 1}, {255, 2}, {0, 3}});
inline constexpr auto octets = make_number_map<octet_rows>;
static_assert(octets.at(44) == 1 && octets.at(44ull) == 1 && octets.contains(255) && octets.contains(short{0}));
static_assert(!octets.contains(300) && !octets.contains(-1) && !octets.contains(256ull << 32) &&
              !octets.contains(static_cast<signed char>(-1)) && !octets.contains((1ll << 32) + 44));
inline constexpr auto signed_rows = make_rows<int, int>({{-1, 1}, {44, 2}});
inline constexpr auto of_signed = make_number_map<signed_rows>;
static_assert(of_signed.at(-1ll) == 1 && of_signed.at(static_cast<signed char>(-1)) == 1 && of_signed.at(44u) == 2 &&
              !of_signed.contains(0xFFFF'FFFFu) && !of_signed.contains((1ull << 32) + 44) &&
              !of_signed.contains(~0ull));
template <class Map, class Number>
concept is_asked_for = requires(const Map& map, Number number) { map.find(number); };
static_assert(is_asked_for<decltype(octets), long> && !is_asked_for<decltype(octets), char> &&
              !is_asked_for<decltype(octets), bool> && !is_asked_for<decltype(octets), double> &&
              !is_asked_for<decltype(octets), const char*>);

// Maps of every size, dense and sparse, against a search of each row: multiples of a factor, from a negative one on, in
// an order of their own, and at the limits of the type.
template <class Key, std::size_t Count, long long Factor>
struct made_rows {
  number_row<Key, std::size_t> rows[Count];

  template <std::size_t... Numbers>
  explicit constexpr made_rows(std::index_sequence<Numbers...>) : rows{{key(Numbers), Numbers}...} {}
  static constexpr Key key(std::size_t number) {
    const auto from_zero = static_cast<long long>(number * 7 % Count);
    if (number == 0) return std::numeric_limits<Key>::max();
    if (number == 1) return std::numeric_limits<Key>::min();
    return static_cast<Key>((from_zero - (std::numeric_limits<Key>::min() == 0 ? 0 : 5)) * Factor);
  }
  static constexpr std::size_t size() { return Count; }
  constexpr const auto* begin() const { return rows; }
  constexpr const auto* end() const { return rows + Count; }
  constexpr const auto& operator[](std::size_t index) const { return rows[index]; }
};
template <class Key, std::size_t Count, long long Factor>
inline constexpr made_rows<Key, Count, Factor> made{std::make_index_sequence<Count>{}};
template <const auto& Rows, table_option Options = table_option::none>
bool finds_all() {
  static constexpr auto map = make_number_map<Rows, Options>;
  using key = typename decltype(map)::key_type;
  size_t rank = 0;
  for (const auto& entry : map) {
    if (rank > 0 && map.nth(rank - 1).key >= entry.key) return false;
    if (map.rank_of(entry.key) != rank++) return false;
  }
  if (rank != Rows.size()) return false;
  for (const auto& row : Rows) {
    if (map.find(row.key) == map.end() || map.find(row.key)->value != row.value) return false;
    for (const int beyond : {-3, -2, -1, 1, 2, 3}) {
      const auto other = static_cast<key>(static_cast<unsigned long long>(row.key) +
                                          static_cast<unsigned long long>(beyond));
      const std::size_t* expected = nullptr;
      for (const auto& each : Rows) {
        if (each.key == other) expected = &each.value;
      }
      const auto found = map.find_value(other);
      if (found.has_value() != (expected != nullptr) || (expected && *found != *expected)) return false;
    }
  }
  return true;
}
inline constexpr auto dense_rows = make_rows<int, std::size_t>({{-3, 1}, {5, 2}, {-2, 3}, {20, 4}, {0, 5}});
inline constexpr auto unsigned_rows =
    make_rows<unsigned, std::size_t>({{0xFFFF'FFFF, 1}, {0xFFFF'FFFE, 2}, {0xFFFF'FFFD, 3}});
inline constexpr auto one_row = make_rows<long long, std::size_t>({{std::numeric_limits<long long>::min(), 1}});

// Keys that follow each other are not stored, nor are ranks; keys that are dense have a rank of an octet each.
inline constexpr auto month_rows = make_rows<unsigned char, unsigned char>({{3, 31}, {1, 31}, {2, 28}, {4, 30}});
static_assert(sizeof make_number_map<month_rows> == 1 + 4 && make_number_map<month_rows>.at(2) == 28 &&
              make_number_map<month_rows>.nth(3).key == 4 && !make_number_map<month_rows>.contains(0) &&
              !make_number_map<month_rows>.contains(5));
inline constexpr auto gap_rows = make_rows<unsigned char, unsigned char>({{3, 31}, {1, 31}, {5, 28}, {4, 30}});
static_assert(sizeof make_number_map<gap_rows> == 4 + 1 + 5 + 4);

// Enumerators, by their values; user's operators are not called.
enum class colour : signed char { red = -1, green, blue };
enum class elsewhere { red = -1 };
constexpr bool operator==(colour, colour) = delete;
constexpr bool operator<(colour, colour) = delete;
inline constexpr auto colour_rows =
    make_rows<colour, text_view<char>>({{colour::blue, "blau"}, {colour::red, "rot"}, {colour::green, "grün"}});
inline constexpr auto colours = make_number_map<colour_rows, every_one>;
static_assert(colours.at(colour::red) == "rot" && colours.at(colour::blue) == "blau" && !colours.contains(colour{2}) &&
              static_cast<int>(colours.nth(0).key) == -1);
static_assert(is_asked_for<decltype(colours), colour> && !is_asked_for<decltype(colours), int> &&
              !is_asked_for<decltype(colours), elsewhere>);
inline constexpr auto numbers_of_colours = make_rows<colour, int>({{colour::blue, 7}, {colour::red, 9}});
inline constexpr auto two_ways = make_number_map<numbers_of_colours, both_ways>;
static_assert(static_cast<int>(two_ways.find_by_value(9LL)->key) == -1 &&
              two_ways.find_by_value((1LL << 32) + 9) == two_ways.end() &&
              two_ways.find_by_value(8) == two_ways.end() &&
              two_ways.at(colour::blue) == 7);

// Characters and bool are keys of their own type.
inline constexpr auto character_rows = make_rows<char32_t, text_view<char>>({{U'&', "amp"}, {U'é', "eacute"}});
inline constexpr auto truth_rows = make_rows<bool, text_view<char>>({{true, "yes"}, {false, "no"}});
static_assert(make_number_map<character_rows>.at(U'é') == "eacute" && make_number_map<truth_rows>.at(true) == "yes");
static_assert(!is_asked_for<decltype(make_number_map<character_rows>), int> &&
              !is_asked_for<decltype(make_number_map<truth_rows>), int>);

// Records, text of other forms, arrays and values that are no more than copied.
struct planet {
  text_view<char> name;
  text_view<char16_t> symbol;
  int moons;
};
inline constexpr auto planet_rows = make_rows<int, planet>({{3, {"Erde", u"♁", 1}}, {4, {"Mars", u"♂", 2}}});
inline constexpr auto planets = make_number_map<planet_rows>;
static_assert(planets.at(3).name == "Erde" && planets.find_value(4)->symbol == "♂" && planets.at(4).moons == 2);
inline constexpr auto borrowed = make_number_map<planet_rows, table_option::borrowed>;
static_assert(borrowed.at(3).name.data() == planet_rows[0].value.name.data());
struct fixed { const int value; };
inline constexpr std::array<number_row<long, fixed>, 2> array_rows{{{1L << 30, {1}}, {-5, {2}}}};
static_assert(make_number_map<array_rows>.at(-5).value == 2);

// No rows.
inline constexpr auto empty_braces_of_numbers = make_rows<int, int>({});
inline constexpr auto nothing = make_number_map<empty_braces_of_numbers, both_ways>;
static_assert(nothing.empty() && !nothing.contains(0) && nothing.begin() == nothing.end() &&
              nothing.find_by_value(0) == nothing.end());

// What is refused (rejected/number_map_*.cpp).
constexpr auto returns_rows() { return make_rows<int, int>({{1, 2}}); }
static_assert(make_number_map<rows_from<returns_rows>>.at(1) == 2);
template <const auto& Rows, table_option Options = table_option::none>
concept makes_a_map = requires { sizeof(make_number_map<Rows, Options>); };
inline constexpr auto twice = make_rows<int, int>({{1, 1}, {7, 2}, {3, 3}, {7, 4}});
inline constexpr number_row<double, int> no_number[] = {{1.5, 1}};
inline constexpr text_row<int> text_keys[] = {{"a", 1}};
inline constexpr int no_keys[] = {1, 2};
inline const number_row<int, int> not_constexpr[] = {{1, 1}};
inline constexpr auto red_and_blue = make_rows<colour, int>({{colour::red, 1}, {colour::blue, 2}});
static_assert(makes_a_map<status_rows> && !makes_a_map<twice> && !makes_a_map<no_number> && !makes_a_map<text_keys> &&
              !makes_a_map<no_keys> && !makes_a_map<not_constexpr> && !makes_a_map<returns_rows>);
static_assert(makes_a_map<red_and_blue> && !makes_a_map<red_and_blue, every_one> &&
              !makes_a_map<status_rows, every_one> && !makes_a_map<status_rows, both_ways> &&
              !makes_a_map<status_rows, table_option::ignoring_ascii_case> &&
              !makes_a_map<no_rows<number_row<colour, int>>, every_one>);
#ifdef __SIZEOF_INT128__
__extension__ typedef __int128 wide_number;
inline constexpr number_row<wide_number, int> wide_numbers[] = {{0, 1}};
static_assert(!makes_a_map<wide_numbers>);
#endif

int main() {
  return at_run_time(
      finds_all<made<int, 2, 1>>, finds_all<made<int, 9, 1>>, finds_all<made<short, 101, 9>>,
      finds_all<made<long long, 101, 1'000'000'007>>, finds_all<made<unsigned, 500, 1000>>,
      finds_all<made<unsigned long long, 300, 1>>, finds_all<made<signed char, 60, 2>>, finds_all<made<int, 701, 13>>,
      finds_all<made<int, 101, 9>, in_order>, finds_all<made<long long, 600, 99>, in_order>, finds_all<dense_rows>,
      finds_all<unsigned_rows>, finds_all<one_row>);
}

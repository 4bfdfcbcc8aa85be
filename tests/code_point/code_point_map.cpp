// SPDX-License-Identifier: BSL-1.0
#include <u8lit/code_point/code_point_map.hpp>

#include <iterator>
#include <type_traits>
#include <utility>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// A property of characters, in any order.
enum class script : unsigned char { unknown, latin, greek, han };
inline constexpr code_point_row<script> script_rows[]{
    {U'一', 0x9FFF, script::han},  {'A', 'Z', script::latin},         {'a', 'z', script::latin},
    {0x370, 0x3FF, script::greek}, {0x2'0000, 0x2'A6DF, script::han},
};
inline constexpr auto script_of = make_code_point_map<script_rows>;
static_assert(script_of[U'日'] == script::han && script_of['z'] == script::latin && script_of[U'λ'] == script::greek);
static_assert(script_of['1'] == script::unknown && script_of[0x2'0000] == script::han);

// Numbers of any integer type. What is no scalar value has the default value.
static_assert(script_of[0x41ll] == script::latin && script_of[u'a'] == script::latin);
static_assert(script_of[scalar_value{'a'}] == script::latin);
static_assert(script_of[0xD800] == script::unknown && script_of[-1] == script::unknown);
static_assert(script_of[0x11'0000] == script::unknown);
static_assert(script_of[0xFFFF'FFFF] == script::unknown && script_of[1ll << 40] == script::unknown);
static_assert(script_of[0x1'0000'0041] == script::unknown);
static_assert(script_of[~0ull] == script::unknown && script_of[-0x1'0000'0000 + 0x41] == script::unknown);

// A char beyond 7F is no character, whether char is signed or not.
inline constexpr code_point_row<bool> latin_1[]{{0x80, 0xFF, true}};
static_assert(make_code_point_map<latin_1>[0xE9] && !make_code_point_map<latin_1>['\xE9']);
static_assert(!make_code_point_map<latin_1>[static_cast<unsigned char>(0xE9)] && make_code_point_map<latin_1>[u'\xE9']);

// Iteration yields the rows of other values than the default, in order.
constexpr bool rows_in_order() {
  const code_point_row<script> expected[]{{'A', 'Z', script::latin},
                                          {'a', 'z', script::latin},
                                          {0x370, 0x3FF, script::greek},
                                          {0x4E00, 0x9FFF, script::han},
                                          {0x2'0000, 0x2'A6DF, script::han}};
  size_t at = 0;
  for (const auto [first, last, value] : script_of) {
    if (at == 5 || !(expected[at++] == code_point_row<script>::unchecked(first, last, value))) return false;
  }
  return at == 5;
}
static_assert(rows_in_order());
static_assert(std::forward_iterator<decltype(script_of.begin())> && script_of.begin() != script_of.end());
static_assert(*script_of.begin()++ == *script_of.begin() && *++script_of.begin() == script_rows[2]);

// In three stages: smaller, with equal values.
inline constexpr auto small_script_of = make_small_code_point_map<script_rows>;
static_assert(small_script_of[U'日'] == script::han && small_script_of['1'] == script::unknown);
static_assert(small_script_of[-1] == script::unknown);
static_assert(small_script_of == script_of && make_small_code_point_map<script_rows, script::latin> != script_of);
static_assert(small_script_of.size_in_bytes() == 261 && script_of.size_in_bytes() == 980);

// Another default.
inline constexpr auto latin_unless_said = make_code_point_map<script_rows, script::latin>;
static_assert(latin_unless_said['1'] == script::latin && latin_unless_said[-1] == script::latin);
static_assert(latin_unless_said[U'λ'] == script::greek);
static_assert(latin_unless_said.default_value() == script::latin && script_of.default_value() == script::unknown);
static_assert((*latin_unless_said.begin()).range().first == 0x370);

// Maps are equal if all their values are, whatever their rows.
inline constexpr code_point_row<script> in_pieces[]{
    {0x2'A000, 0x2'A6DF, script::han}, {0x2'0000, 0x2'A000, script::han}, {'a', 'm', script::latin},
        {'n', 'z', script::latin},
    {0x4E00, 0x9FFF, script::han},     {'A', 'Z', script::latin},         {0x370, 0x3FF, script::greek},
    {'0', '9', script::unknown},
};
inline constexpr code_point_row<script> only_latin[]{{'A', 'Z', script::latin}, {'a', 'z', script::latin}};
static_assert(make_code_point_map<in_pieces> == script_of && make_code_point_map<only_latin> != script_of);
static_assert(latin_unless_said != script_of && script_of == script_of);
static_assert(std::is_same_v<decltype(script_of), decltype(make_code_point_map<in_pieces>)>);

// Values other than small numbers are listed, and the table holds their ids.
inline constexpr code_point_row<char32_t> mirrored[]{{'(', ')'}, {')', '('}, {0x2983, 0x2984}, {0x2984, 0x2983},
                                                     {U'《', U'》'}};
inline constexpr auto mirror = make_code_point_map<mirrored>;
static_assert(mirror['('] == ')' && mirror[0x2984] == 0x2983 && mirror[U'《'] == U'》' && mirror['a'] == 0);
inline constexpr code_point_row<int> signed_rows[]{{'a', 'f', -1}, {'g', 'z', 1'000'000}};
static_assert(make_code_point_map<signed_rows>['a'] == -1 && make_code_point_map<signed_rows>['z'] == 1'000'000);
static_assert(make_code_point_map<signed_rows, -5>['!'] == -5 && make_code_point_map<signed_rows, -1>['a'] == -1);

struct fraction {
  signed char numerator, denominator;
  friend constexpr bool operator==(const fraction&, const fraction&) = default;
};
inline constexpr code_point_row<fraction> fractions[]{{0xBC, {1, 4}}, {0xBD, {1, 2}}, {0xBE, {3, 4}}, {0x2CFD, {1, 2}}};
inline constexpr auto numeric_value = make_code_point_map<fractions>;
static_assert(numeric_value[U'½'] == fraction{1, 2} && numeric_value[0x2CFD] == fraction{1, 2});
static_assert(numeric_value['a'] == fraction{});
static_assert(make_code_point_map<fractions, fraction{1, 1}>['a'] == fraction{1, 1});

// No row, and one row.
inline constexpr auto nothing = make_code_point_map<no_rows<code_point_row<int>>>;
static_assert(nothing[0] == 0 && nothing['a'] == 0 && nothing[0x10'FFFF] == 0 && nothing.begin() == nothing.end());
static_assert(make_code_point_map<no_rows<code_point_row<int>>, 7>['a'] == 7 &&
              make_code_point_map<no_rows<code_point_row<int>>, 7>[-1] == 7);
static_assert(make_code_point_map<no_rows<code_point_row<int>>, 7> != nothing &&
              make_code_point_map<no_rows<code_point_row<int>>> == nothing);
inline constexpr code_point_row<bool> one[]{{0x10'FFFF, true}};
static_assert(make_code_point_map<one>[0x10'FFFF] && !make_code_point_map<one>[0x10'FFFE]);
static_assert(!make_code_point_map<one>[0x11'0000]);
inline constexpr code_point_row<bool> nul[]{{0, true}};
static_assert(make_code_point_map<nul>[0] && !make_code_point_map<nul>[1] && !make_code_point_map<nul>[0x41]);

// Exact sizes: blocks of values of 1, 2, 4, 8 ... bits, an id for each block, and the list of values.
static_assert(nothing.size_in_bytes() == 2 && sizeof(nothing) == nothing.size_in_bytes());
static_assert(make_code_point_map<nul>.size_in_bytes() == 8 + 1);
static_assert(make_code_point_map<only_latin>.size_in_bytes() == 2 * 8 + 1);  // two words of 64 bits are one block
static_assert(script_of.size_in_bytes() == 0x2'A800 / 512 + 5 * 128);  // blocks of 512, four values an octet

// A map has no pointers and is structural.
static_assert(std::is_trivially_copyable_v<std::remove_const_t<decltype(script_of)>>);
template <auto Map>
constexpr script argument = Map['a'];
static_assert(argument<script_of> == script::latin);
static_assert(noexcept(script_of[0]) && noexcept(script_of.begin()) && noexcept(++script_of.begin()));
static_assert(noexcept(*script_of.begin()) && noexcept(script_of == script_of));
static_assert(noexcept(script_of == latin_unless_said));
static_assert(noexcept(script_of.default_value()) && noexcept(script_of.size_in_bytes()));

// Whether a map can be made is a constraint.
inline constexpr code_point_row<int> contradiction[]{{'a', 'z', 1}, {'z', 2}};
template <const auto& Rows>
concept can_be_mapped = requires { make_code_point_map<Rows>['a']; };
static_assert(can_be_mapped<script_rows> && !can_be_mapped<contradiction>);

// Random rows, compared with an array of all numbers: parts of a shuffled range, with equal values where they overlap.
template <class Value, unsigned Seed, unsigned Values>
struct random_rows {
  static constexpr size_t count = 48;
  static constexpr char32_t limit = 0x400;
  char32_t first[count]{}, last[count]{};
  Value value[count]{};
  Value expected[limit]{};

  consteval random_rows() {
    any_number chance = Seed;
    const auto below = [&](any_number most) {
      chance = chance * 6364136223846793005 + 1442695040888963407;
      return static_cast<char32_t>((chance >> 33) % most);
    };
    bool known[limit]{};
    for (size_t row = 0; row < count; ++row) {
      char32_t from = below(limit - 64), to = from + below(row % 3 ? 64 : 3);
      Value of_all = static_cast<Value>(below(Values));
      for (char32_t at = from; at <= to; ++at) {
        if (known[at] && expected[at] != of_all) to = at > from ? at - 1 : (of_all = expected[at], from);
      }
      for (char32_t at = from; at <= to; ++at) {
        known[at] = true;
        expected[at] = of_all;
      }
      first[row] = from;
      last[row] = to;
      value[row] = of_all;
    }
  }
};
template <class Value, unsigned Seed, unsigned Values>
inline constexpr random_rows<Value, Seed, Values> chosen{};
template <class Value>
struct rows_to_map {
  code_point_row<Value> rows[random_rows<Value, 0, 1>::count];
  constexpr const code_point_row<Value>* begin() const { return rows; }
  constexpr const code_point_row<Value>* end() const { return rows + size(); }
  constexpr size_t size() const { return sizeof(rows) / sizeof(*rows); }
};
template <class Value, const auto& Chosen, size_t... At>
constexpr rows_to_map<Value> make_rows(std::index_sequence<At...>) {
  return {{code_point_row<Value>::unchecked(Chosen.first[At], Chosen.last[At], Chosen.value[At])...}};
}
template <class Value, const auto& Chosen>
inline constexpr rows_to_map<Value> rows_of = make_rows<Value, Chosen>(std::make_index_sequence<Chosen.count>());

template <class Value, unsigned Seed, unsigned Values>
constexpr bool is_as_written() {
  constexpr auto& expected = chosen<Value, Seed, Values>;
  constexpr auto& map = make_code_point_map<rows_of<Value, expected>>;
  for (char32_t at = 0; at < expected.limit; ++at) {
    if (map[at] != expected.expected[at]) return false;
  }
  char32_t next = 0;
  for (const auto row : map) {
    for (; next < row.range().first; ++next) {
      if (expected.expected[next] != Value{}) return false;
    }
    if (row.value == Value{} || (next > 0 && expected.expected[next - 1] == row.value)) return false;
    for (; next <= row.range().last; ++next) {
      if (expected.expected[next] != row.value) return false;
    }
  }
  for (; next < expected.limit; ++next) {
    if (expected.expected[next] != Value{}) return false;
  }
  return map[expected.limit] == Value{} && map[0x10'FFFF] == Value{};
}
static_assert(is_as_written<bool, 1, 2>() && is_as_written<unsigned char, 2, 3>() && is_as_written<int, 3, 12>());
static_assert(is_as_written<long long, 4, 48>());

// All code points, and numbers beyond.
constexpr bool all_code_points() {
  for (long long c = -0x1000; c < 0x11'1000; ++c) {
    const script expected = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z')                   ? script::latin
                            : c >= 0x370 && c <= 0x3FF                                          ? script::greek
                            : (c >= 0x4E00 && c <= 0x9FFF) || (c >= 0x2'0000 && c <= 0x2'A6DF) ? script::han
                                                                                                : script::unknown;
    if (script_of[c] != expected || make_code_point_map<in_pieces>[c] != expected) return false;
    if (small_script_of[c] != expected) return false;
    if (latin_unless_said[c] != (expected == script::unknown ? script::latin : expected)) return false;
    const fraction half = c == 0xBD || c == 0x2CFD ? fraction{1, 2} : fraction{};
    if ((numeric_value[c] == fraction{1, 2}) != (half == fraction{1, 2}) || nothing[c] != 0) return false;
    if (make_code_point_map<one>[c] != (c == 0x10'FFFF)) return false;
  }
  return true;
}

// Functions in the namespace of the values' type are not called.
namespace elsewhere {
enum class width { narrow, wide, half };
constexpr any_number key_of(const width&) { return 0; }
inline constexpr code_point_row<width> rows[]{{U'a', width::wide}, {U'b', width::half}};
inline constexpr auto map = make_code_point_map<rows>;
static_assert(map['a'] == width::wide && map['b'] == width::half && map['c'] == width::narrow);
}  // namespace elsewhere

// A value that is not equal to itself does not conflict with itself.
inline constexpr code_point_row<double> no_number[]{{U'a', __builtin_nan("")}, {U'b', 1.0}};
static_assert(make_code_point_map<no_number>['b'] == 1.0);

int main() {
  return at_run_time(rows_in_order, is_as_written<bool, 1, 2>, is_as_written<int, 3, 12>, all_code_points);
}

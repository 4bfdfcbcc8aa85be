// SPDX-License-Identifier: BSL-1.0
#include <u8lit/source/literal_units.hpp>
#include <u8lit/source/source_tokens.hpp>

#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <ranges>
#include <string_view>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using source::literal_unit;
using source::standard;
using source::token;
using source::token_kind;
using source::unit_flaw;
using source::unit_kind;

constexpr literal_unit character(char32_t value, std::size_t offset, std::size_t length,
                                 unit_flaw what = unit_flaw::none) {
  return {value, unit_kind::character, what, offset, length};
}
constexpr literal_unit number(char32_t value, std::size_t offset, std::size_t length,
                              unit_flaw what = unit_flaw::none) {
  return {value, unit_kind::number, what, offset, length};
}
constexpr literal_unit byte(char32_t value, std::size_t offset, std::size_t length = 1) {
  return {value, unit_kind::byte, unit_flaw::ill_formed, offset, length};
}
constexpr literal_unit wrong(unit_flaw what, std::size_t offset, std::size_t length) {
  return character(0xFFFD, offset, length, what);
}

// Whether the first token of a file is a literal with these units.
template <class Units>
constexpr bool are(Units units, std::initializer_list<literal_unit> expected) {
  auto next = units.begin();
  for (const literal_unit& each : expected) {
    if (next == units.end() || *next++ != each) return false;
  }
  return next == units.end();
}
constexpr bool has_units(std::string_view file, std::initializer_list<literal_unit> expected,
                         source::options rules = {}) {
  return are(source::literal_units(file, *source::tokens(file, rules).begin(), rules), expected);
}

// Characters, in one line or two.
static_assert(has_units("\"\"", {}) && has_units("\"ab\"", {character('a', 1, 1), character('b', 2, 1)}));
static_assert(has_units("u8\"\xE2\x82\xAC!\"", {character(0x20AC, 3, 3), character('!', 6, 1)}));
static_assert(has_units("\"a\\\nb\"", {character('a', 1, 1), character('b', 4, 1)}));
static_assert(has_units("\"\xE2\x82\\\n\xAC\"", {character(0x20AC, 1, 5)}));
static_assert(has_units(std::string_view{"\"a\0\"", 4}, {character('a', 1, 1), character(0, 2, 1)}));
static_assert(has_units("'ab'", {character('a', 1, 1), character('b', 2, 1)}) && has_units("''", {}));
static_assert(has_units("\"a", {character('a', 1, 1)}) && has_units("\"a\n", {character('a', 1, 1)}));
static_assert(has_units("\"a\"_b", {character('a', 1, 1)}));

// Bytes that are not UTF-8, one by one.
static_assert(has_units("\"\xC0\x80\"", {byte(0xC0, 1), byte(0x80, 2)}));
static_assert(has_units("\"\xE2\x82\"", {byte(0xE2, 1), byte(0x82, 2)}));
static_assert(has_units("\"\xE2\x82\\x41\"", {byte(0xE2, 1), byte(0x82, 2), number(0x41, 3, 4)}));

// Simple escapes, and GNU's.
static_assert(has_units("\"\\a\\b\\f\\n\\r\\t\\v\\\"\\'\\\\\\?\"",
                        {character(7, 1, 2), character(8, 3, 2), character(12, 5, 2), character(10, 7, 2),
                         character(13, 9, 2), character(9, 11, 2), character(11, 13, 2), character('"', 15, 2),
                         character('\'', 17, 2), character('\\', 19, 2), character('?', 21, 2)}));
static_assert(has_units("\"\\e\\E\"", {character(27, 1, 2), character(27, 3, 2)}));
static_assert(has_units("\"\\\\\nn\"", {character(10, 1, 4)}));

// Octal: up to three digits, or in braces.
static_assert(has_units("\"\\0\\12\\1234\\08\"", {number(0, 1, 2), number(012, 3, 3), number(0123, 6, 4),
                                                  character('4', 10, 1), number(0, 11, 2), character('8', 13, 1)}));
static_assert(has_units("\"\\377\\400\"", {number(0xFF, 1, 4), number(0x100, 5, 4, unit_flaw::out_of_range)}));
static_assert(has_units("u\"\\777\"", {number(0x1FF, 2, 4)}) && has_units("\"\\o{101}7\"",
                                                                          {number(0x41, 1, 7), character('7', 8, 1)}));
static_assert(has_units("\"\\o{}\"", {wrong(unit_flaw::truncated, 1, 3), character('}', 4, 1)}));
static_assert(has_units("\"\\o{8}\"", {wrong(unit_flaw::truncated, 1, 3), character('8', 4, 1), character('}', 5, 1)}));

// Hexadecimal: as many digits as there are, or in braces.
static_assert(has_units("\"\\x41g\"", {number(0x41, 1, 4), character('g', 5, 1)}) &&
              has_units("\"\\x{41}f\"", {number(0x41, 1, 6), character('f', 7, 1)}));
static_assert(has_units("\"\\x0041\"", {number(0x41, 1, 6)}) && has_units("\"\\xFF\"", {number(0xFF, 1, 4)}));
static_assert(has_units("\"\\x100\"", {number(0x100, 1, 5, unit_flaw::out_of_range)}));
static_assert(has_units("\"\\x4\\\n1\"", {number(0x41, 1, 6)}));
static_assert(has_units("u\"\\xFFFF\\x10000\"", {number(0xFFFF, 2, 6),
                                                 number(0x10000, 8, 7, unit_flaw::out_of_range)}));
static_assert(has_units("U\"\\xFFFFFFFF\\x100000000\"", {number(0xFFFF'FFFF, 2, 10),
                                                         number(0xFFFF'FFFF, 12, 11, unit_flaw::out_of_range)}));
static_assert(has_units("L\"\\x10000\"", {number(0x10000, 2, 7)}, {.wide_is_utf16 = false}));
static_assert(has_units("L\"\\x10000\"", {number(0x10000, 2, 7, unit_flaw::out_of_range)}, {.wide_is_utf16 = true}));
static_assert(has_units("\"\\xg\"", {wrong(unit_flaw::truncated, 1, 2), character('g', 3, 1)}));
static_assert(has_units("\"\\x\"", {wrong(unit_flaw::truncated, 1, 2)}));
static_assert(has_units("\"\\x{41\"", {wrong(unit_flaw::truncated, 1, 5)}));

// Universal character names.
static_assert(has_units("\"\\u20AC0\"", {character(0x20AC, 1, 6), character('0', 7, 1)}));
static_assert(has_units("\"\\U0001F600\\u{1F600}\"", {character(0x1F600, 1, 10), character(0x1F600, 11, 9)}));
static_assert(has_units("\"\\u20A\"", {wrong(unit_flaw::truncated, 1, 5)}) &&
              has_units("\"\\U0001F60g\"", {wrong(unit_flaw::truncated, 1, 9), character('g', 10, 1)}));
static_assert(has_units("\"\\uD800\"", {character(0xD800, 1, 6, unit_flaw::surrogate)}));
static_assert(has_units("\"\\U00110000\"", {character(0x110000, 1, 10, unit_flaw::out_of_range)}));
static_assert(has_units("\"\\u{}\"", {wrong(unit_flaw::truncated, 1, 3), character('}', 4, 1)}));
static_assert(has_units("\"\\u{FFFFFFFFF}\"", {character(0xFFFF'FFFF, 1, 13, unit_flaw::out_of_range)}));

// Escapes that are none.
static_assert(has_units("\"\\q\\8\"", {character('q', 1, 2, unit_flaw::unknown_escape),
                                       character('8', 3, 2, unit_flaw::unknown_escape)}));
static_assert(has_units("\"\\\xC3\xA9\"", {character(0xE9, 1, 3, unit_flaw::unknown_escape)}));
static_assert(has_units("\"\\o\\N\"", {character('o', 1, 2, unit_flaw::unknown_escape),
                                       character('N', 3, 2, unit_flaw::unknown_escape)}));
static_assert(has_units("\"\\", {wrong(unit_flaw::truncated, 1, 1)}));

// Names of characters.
constexpr optional_scalar_value find_euro(text_view<char> name) noexcept {
  return name == "EURO SIGN" ? scalar_value{U'\u20AC'} : optional_scalar_value{};
}
struct euro_finder {
  constexpr optional_scalar_value operator()(text_view<char> name) const noexcept { return find_euro(name); }
};
template <auto Names>
constexpr bool has_named_units(std::string_view file, std::initializer_list<literal_unit> expected) {
  return are(source::literal_units_with<Names>(file, *source::tokens(file).begin()), expected);
}
static_assert(has_named_units<find_euro>("\"\\N{EURO SIGN}!\"", {character(0x20AC, 1, 13), character('!', 14, 1)}));
static_assert(has_named_units<euro_finder{}>("\"\\N{EURO\\\n SIGN}\"", {character(0x20AC, 1, 15)}));
static_assert(has_named_units<find_euro>("\"\\N{EURO}\\N{}\"", {wrong(unit_flaw::unknown_name, 1, 8),
                                                               wrong(unit_flaw::unknown_name, 9, 4)}));
static_assert(has_named_units<find_euro>("\"\\N{\xE2\x82\xAC}\"", {wrong(unit_flaw::unknown_name, 1, 7)}));
static_assert(has_named_units<find_euro>("\"\\N{EURO SIGN\"", {wrong(unit_flaw::truncated, 1, 12)}));
static_assert(has_units("\"\\N{EURO SIGN}\"", {wrong(unit_flaw::unresolved_name, 1, 13)}));

// Raw strings: bytes as they are.
static_assert(has_units("R\"x(\\n\")x\"", {character('\\', 4, 1), character('n', 5, 1), character('"', 6, 1)}));
static_assert(has_units("R\"(\\\n\r\n\r)\"", {character('\\', 3, 1), character('\n', 4, 1), character('\n', 5, 2),
                                              character('\r', 7, 1)}));
static_assert(has_units("R\"(\xE2\x82\xAC\xFF)\"", {character(0x20AC, 3, 3), byte(0xFF, 6)}));
static_assert(has_units("R\"(a", {character('a', 3, 1)}) && has_units("R\"()\"", {}));

// Trigraphs.
constexpr source::options in_cpp14{.language = standard::cpp14, .trigraphs = true};
static_assert(has_units("\"?\?=?\?/n?\?/\na\"", {character('#', 1, 3), character('\n', 4, 4), character('a', 12, 1)},
                        in_cpp14));
static_assert(has_units("\"?\?=\"", {character('?', 1, 1), character('?', 2, 1), character('=', 3, 1)}));

// Tokens that are no literals have no units; nor is anything read that is not there.
static_assert(has_units("abc", {}) && has_units("// abc", {}));
constexpr bool reads_no_more_than_there_is() {
  token of_another_file;
  of_another_file.kind = token_kind::string;
  of_another_file.contents_begin = 1;
  of_another_file.contents_end = 100;
  if (!are(source::literal_units("ab", of_another_file), {character('b', 1, 1)})) return false;
  of_another_file.contents_begin = 50;
  return are(source::literal_units("ab", of_another_file), {});
}
static_assert(reads_no_more_than_there_is());

constexpr detail::utf8_character u8_file[] = u8"'a'";
using view = decltype(source::literal_units(u8_file, token{}));
static_assert(std::ranges::forward_range<const view> && std::ranges::view<view> && std::ranges::borrowed_range<view>);
static_assert(std::ranges::common_range<view> && std::forward_iterator<view::const_iterator>);
static_assert(std::is_trivially_copyable_v<view> && view{}.begin() == view{}.end());
static_assert(are(source::literal_units(u8_file, 3, *source::tokens(u8_file).begin()), {character('a', 1, 1)}));

bool reads_at_run_time() {
  return has_units("\"\\u20AC\\xFF\\q\"", {character(0x20AC, 1, 6), number(0xFF, 7, 4),
                                            character('q', 11, 2, unit_flaw::unknown_escape)});
}

int main() { return at_run_time(reads_at_run_time, reads_no_more_than_there_is); }

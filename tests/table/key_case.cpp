// SPDX-License-Identifier: BSL-1.0
#include <u8lit/table/key_case.hpp>

#include <map>
#include <random>
#include <string>
#include <string_view>

#include <u8lit/table/text_table.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Usage: names of HTTP's fields (RFC 9110 section 5.1). The table has the keys as they were written.
inline constexpr text_row<int> fields[] = {{"ETag", 1}, {"Content-Type", 2}, {"accept", 3}, {"Content-Length", 4}};
inline constexpr auto by_field = make_text_map<fields, table_option::ignoring_ascii_case>;
static_assert(by_field.at("etag") == 1 && by_field.at(u"CONTENT-TYPE") == 2 && by_field.at(U"Accept") == 3 &&
              !by_field.contains("Content_Type") && !by_field.contains("Content-Types"));
static_assert(by_field.find("eTAG")->key == "ETag" && by_field.nth(0).key == "accept");
static_assert(by_field.starting_with("CONTENT-").size() == 2 && by_field.longest_prefix_of("ACCEPT: *")->value == 3 &&
              by_field.starting_with("").size() == 4 && by_field.starting_with("Content-Type2").size() == 0);
static_assert(!make_text_map<fields>.contains("etag"));

// Longer than the longest key; values that are text belong to the same keys.
static_assert(!by_field.contains("content-lengthx") && !by_field.contains(u"content-lengthx"));
inline constexpr text_row<text_view<char>> translations[] = {
    {"Z", "z"}, {"Zz", "zz"}, {"a", "A"}, {"B", "b"}, {"_", "_"}};
inline constexpr auto by_word = make_text_map<translations, table_option::ignoring_ascii_case>;
static_assert(by_word.at("b") == "b" && by_word.at("zZ") == "zz" && by_word.at("A") == "A" && by_word.at("_") == "_");
inline constexpr auto borrowed_words =
    make_text_map<translations, table_option::ignoring_ascii_case | table_option::borrowed>;
static_assert(borrowed_words.at("z") == "z" && borrowed_words.starting_with("z").size() == 2);

// Only the letters A to Z are ignored, not their neighbours in ASCII, nor other letters.
inline constexpr text_key<> neighbours[] = {"@", "A", "Z", "[", "`", "{", "Ä", "ä", "K", "\u212A", "", "\0"};
inline constexpr auto no_letters = make_text_set<neighbours, table_option::ignoring_ascii_case>;
static_assert(no_letters.size() == 12 && no_letters.contains("a") && no_letters.contains("k") &&
              !no_letters.contains("\u00C4a") && no_letters.rank_of("Ä") != no_letters.rank_of("ä") &&
              no_letters.rank_of("z") + 1 == no_letters.rank_of("{"));

// Keys that are equal except for case do not compile; nor do ill-formed ones, which are shown as they were written.
inline constexpr text_key<> twice[] = {"b", "Grün", "a", "gRüN"};
inline constexpr text_key<> ill_formed[] = {"b", "A\xE2Q"};
template <const auto& Rows, table_option Options = table_option::none>
concept makes_a_set = requires { sizeof(make_text_set<Rows, Options>); };
static_assert(makes_a_set<twice> && !makes_a_set<twice, table_option::ignoring_ascii_case> &&
              !makes_a_set<twice, table_option::ordered_search | table_option::ignoring_ascii_case>);
template <const auto& Rows>
constexpr bool says(std::string_view expected) {
  const sentence words =
      text_rows::words_for_keys<text_rows::search_rows<Rows, table_option::ignoring_ascii_case>>();
  return std::string_view{words.data(), words.size()} == expected;
}
static_assert(says<twice>("rows 2 and 4 have the same key, if case is ignored, \"Gr<U+00FC>n\""));
static_assert(says<ill_formed>("row 2: ill-formed UTF-8: the sequence at byte 2 (E2 51) is missing a continuation byte "
                               "(RFC 3629, section 4)"));

// A large table with every option: each key in any case, and with a letter changed.
inline constexpr text_row<int> names[] = {
    {"Accept", 0}, {"Accept-CH", 1}, {"Accept-Charset", 2}, {"Accept-Encoding", 3}, {"Accept-Language", 4},
    {"Accept-Patch", 5}, {"Accept-Ranges", 6}, {"Access-Control-Allow-Origin", 7}, {"Age", 8}, {"Allow", 9},
    {"ALPN", 10}, {"Alt-Svc", 11}, {"Authorization", 12}, {"Cache-Control", 13}, {"CDN-Loop", 14}, {"Connection", 15},
    {"Content-Disposition", 16}, {"Content-Encoding", 17}, {"Content-Language", 18}, {"Content-Length", 19},
    {"Content-Location", 20}, {"Content-Range", 21}, {"Content-Type", 22}, {"Cookie", 23}, {"DASL", 24}, {"Date", 25},
    {"DAV", 26}, {"ETag", 27}, {"Expect", 28}, {"Expires", 29}, {"Forwarded", 30}, {"From", 31}, {"Host", 32},
    {"HTTP2-Settings", 33}, {"If", 34}, {"If-Match", 35}, {"If-Modified-Since", 36}, {"If-None-Match", 37},
    {"If-Range", 38}, {"If-Unmodified-Since", 39}, {"IM", 40}, {"Keep-Alive", 41}, {"Last-Modified", 42}, {"Link", 43},
    {"Location", 44}, {"Max-Forwards", 45}, {"MIME-Version", 46}, {"NEL", 47}, {"OriginZ", 48}, {"Pragma", 49},
    {"Priority", 50}, {"Range", 51}, {"Referer", 52}, {"Retry-After", 53}, {"SLUG", 54}, {"SoapAction", 55},
    {"TCN", 56}, {"TE", 57}, {"Trailer", 58}, {"Upgrade", 59}, {"URI", 60}, {"User-Agent", 61}, {"Vary", 62},
    {"Via-ZZZ", 63},
    {"WWW-Authenticate", 64}, {"X-Größe", 65}, {"X-größe-Größe", 66}};
std::string in_lower_case(std::string_view text) {
  std::string result{text};
  for (char& unit : result) {
    if (unit >= 'A' && unit <= 'Z') unit = static_cast<char>(unit - 'A' + 'a');
  }
  return result;
}
template <table_option Options>
bool finds_names_in_any_case() {
  static constexpr auto table = make_text_map<names, table_option::ignoring_ascii_case | Options>;
  std::map<std::string, const text_row<int>*> expected;
  for (const auto& row : names) expected[in_lower_case({row.key.data(), row.key.size()})] = &row;
  auto next = expected.begin();
  for (const auto& entry : table) {  // in the order of their lower case, as they were written
    if (entry.key != text_view<char>::unchecked(next->second->key.data(), next->second->key.size())) return false;
    ++next;
  }
  if (next != expected.end() || table.size() != expected.size()) return false;
  std::mt19937 chance{3629};
  for (int n = 0; n < 2'000; ++n) {
    const auto& row = names[chance() % table.size()];
    std::string sought{row.key.data(), row.key.size()};
    for (char& unit : sought) {
      const bool is_letter = (unit >= 'A' && unit <= 'Z') || (unit >= 'a' && unit <= 'z');
      if (is_letter && chance() % 2 == 0) unit = static_cast<char>(unit ^ 0x20);
    }
    if (chance() % 3 == 0) sought[chance() % sought.size()] = "aZ-@[\x7F"[chance() % 6];
    if (chance() % 8 == 0) sought.resize(chance() % sought.size());
    const auto there = expected.find(in_lower_case(sought));
    if (table.value_or(sought, -1) != (there == expected.end() ? -1 : there->second->value)) return false;
    if (table.value_or(std::u16string(sought.begin(), sought.end()), -1) !=
        (there == expected.end() || sought.find('\xC3') != sought.npos ? -1 : there->second->value))
      return false;
    size_t with_prefix = 0;
    for (const auto& each : expected) with_prefix += each.first.starts_with(in_lower_case(sought));
    if (table.starting_with(sought).size() != with_prefix) return false;
  }
  return true;
}

int main() {
  return at_run_time(finds_names_in_any_case<table_option::none>, finds_names_in_any_case<table_option::ordered_search>,
                     finds_names_in_any_case<table_option::borrowed>,
                     finds_names_in_any_case<table_option::borrowed | table_option::ordered_search>);
}

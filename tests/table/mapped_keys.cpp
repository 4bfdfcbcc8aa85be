// SPDX-License-Identifier: BSL-1.0
#include <u8lit/table/mapped_keys.hpp>

#include <random>
#include <string>
#include <string_view>

#include <u8lit/operation/ascii_case.hpp>
#include <u8lit/table/text_table.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Keys in lower case, as with table_option::ignoring_ascii_case, which is made otherwise.
struct lowering {
  using operation = ascii_case_operation<ascii_case::lower>;
  static constexpr size_t longest_mapped = 1;
  static constexpr auto& same_words = u8" have the same letters, ";
};
template <const auto& Rows>
inline constexpr const auto& lowered = text_rows::map_keys<Rows, lowering>;

inline constexpr text_row<int> fields[] = {{"ETag", 1}, {"Content-Type", 2}, {"accept", 3}, {"Content-Length", 4}};
inline constexpr auto by_field = make_text_map<lowered<fields>>;
static_assert(by_field.at("etag") == 1 && by_field.at(u"CONTENT-TYPE") == 2 && by_field.at(U"Accept") == 3 &&
              !by_field.contains("Content_Type") && !by_field.contains("Content-Types"));
// Mapped keys are stored.
static_assert(by_field.find("eTAG")->key == "etag" && by_field.nth(0).key == "accept");
static_assert(by_field.starting_with("CONTENT-").size() == 2 && by_field.longest_prefix_of("ACCEPT: *")->value == 3 &&
              by_field.starting_with("").size() == 4 && by_field.starting_with("Content-Type2").size() == 0);
// Longer than the longest key; a part of one; nothing.
static_assert(!by_field.contains("content-lengthx") && !by_field.contains(u"content-length, and more") &&
              !by_field.contains("content-lengt") && !by_field.contains(""));
// What is ill-formed is not mapped, nor is what follows it.
static_assert(!by_field.contains("ETag\xFF") && by_field.starting_with("ET\xC3").size() == 0 &&
              by_field.longest_prefix_of("ETag\xFF")->value == 1 &&
              by_field.longest_prefix_of(u"ETag\xD800")->value == 1 &&
              by_field.longest_prefix_of("ET\xFF" "ag") == by_field.end());

// Of a long text, only what may be a key is read: the rest need not be there.
constexpr bool reads_the_beginning() {
  const char text[64]{'E', 'T', 'A', 'G', '='};
  const code_units<char> longer{text, size_t{1} << 30};
  return by_field.longest_prefix_of(longer)->value == 1 && !by_field.contains(longer) &&
         by_field.starting_with(longer).size() == 0;
}
static_assert(reads_the_beginning());

// Sets; other rows; values that are text or records; each option.
inline constexpr text_key<utf8_character> words[] = {u8"Ab", u8"aC"};
inline constexpr auto word_set = make_text_set<lowered<words>>;
static_assert(word_set.contains("AB") && word_set.nth(1) == u8"ac" && word_set.rank_of(u"AC") == 1);
struct person {
  utf8_view name;
  int age;
};
inline constexpr auto people = make_text_map<lowered<rows_from<[] {
  return make_rows<person>({{"ANN", {"Ann Able", 40}}, {"bob", {"Bob Best", 50}}});
}>>>;
static_assert(people.at("Bob").name == "Bob Best" && people.at("ann").age == 40);
inline constexpr auto borrowed = make_text_map<lowered<fields>, table_option::borrowed | table_option::ordered_search>;
static_assert(borrowed.at("ACCEPT") == 3 && borrowed.nth(0).key == "accept");
inline constexpr auto both_ways = make_text_map<lowered<fields>, table_option::bidirectional>;
static_assert(both_ways.find_by_value(2)->key == "content-type");
inline constexpr empty_rows<text_key<>> nothing{};
static_assert(make_text_set<lowered<nothing>>.empty());

// Keys that are equal when mapped are shown as they were written; others are refused as in any table.
inline constexpr text_key<> twice[] = {"b", "Grün", "a", "gRüN"};
inline constexpr text_key<> ill_formed[] = {"b", "A\xE2Q"};
template <const auto& Rows>
concept makes_a_set = requires { sizeof(make_text_set<lowered<Rows>>); };
static_assert(makes_a_set<words> && !makes_a_set<twice> && !makes_a_set<ill_formed>);
template <const auto& Rows>
constexpr bool says(std::string_view expected) {
  const sentence said = text_rows::words_for_keys<Rows>();
  return std::string_view{said.data(), said.size()} == expected;
}
static_assert(says<lowered<twice>>("rows 2 and 4 have the same letters, \"Gr<U+00FC>n\" and \"gR<U+00FC>N\""));
static_assert(says<lowered<ill_formed>>("row 2: ill-formed UTF-8: the sequence at byte 2 (E2 51) is missing a "
                                        "continuation byte (RFC 3629, section 4)"));

// A mapping that makes text longer, of ASCII only: what does not fit is longer than any key, and yet begins with one.
struct doubling {
  struct operation {
    template <code_unit Unit>
    static constexpr size_t size_after(text_view<Unit> text) noexcept { return 2 * text.size(); }
    template <code_unit Unit>
    static constexpr transcoded apply(text_view<Unit> text, Unit* out, size_t size) noexcept {
      const size_t count = size / 2 < text.size() ? size / 2 : text.size();
      for (size_t at = 0; at < 2 * count; ++at) out[at] = text.data()[at / 2];
      return make_transcoded(count, 2 * count, count == text.size());
    }
  };
  static constexpr size_t longest_mapped = 2;
  static constexpr auto& same_words = u8" are the same, ";
};
inline constexpr text_key<> letters[] = {"a", "ab", "b"};
inline constexpr auto doubled = make_text_set<text_rows::map_keys<letters, doubling>>;
static_assert(doubled.contains("ab") && !doubled.contains("abc") && !doubled.contains("abcdef") &&
              *doubled.longest_prefix_of("abcdef") == "aabb" && *doubled.longest_prefix_of(u"acb") == "aa" &&
              doubled.contains(U"b"));

// A hashed table finds what the option finds.
bool finds_as_the_option_does() {
  static constexpr text_row<int> names[] = {
      {"Accept", 0}, {"Age", 1}, {"Allow", 2}, {"ALPN", 3}, {"Alt-Svc", 4}, {"Cookie", 5}, {"DASL", 6}, {"Date", 7},
      {"DAV", 8}, {"ETag", 9}, {"Expect", 10}, {"From", 11}, {"X-größe", 12}, {"TE", 13}, {"", 14}};
  static constexpr auto mapped = make_text_map<lowered<names>>;
  static constexpr auto ignoring = make_text_map<names, table_option::ignoring_ascii_case>;
  std::mt19937 chance{3629};
  for (int n = 0; n < 20'000; ++n) {
    const auto& key = names[chance() % mapped.size()].key;
    std::string sought{key.data(), key.size()};
    for (char& unit : sought) {
      if (static_cast<unsigned char>(unit - 'A') % 32 < 26 && unit > 0 && chance() % 2 == 0)
        unit = static_cast<char>(unit ^ 0x20);
    }
    if (chance() % 3 == 0) sought += "aZ-"[chance() % 3];
    if (chance() % 8 == 0) sought.resize(chance() % (sought.size() + 1));
    if (mapped.value_or(sought, -1) != ignoring.value_or(sought, -1)) return false;
    if (!is_well_formed(sought)) continue;
    if (mapped.starting_with(sought).size() != ignoring.starting_with(sought).size()) return false;
    sought += "...";
    const auto longest = mapped.longest_prefix_of(sought);
    if (longest->value != ignoring.longest_prefix_of(sought)->value) return false;
  }
  return true;
}

int main() { return at_run_time(finds_as_the_option_does); }

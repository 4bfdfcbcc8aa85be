// SPDX-License-Identifier: BSL-1.0
#include <u8lit/table/key_search.hpp>

#include <u8lit/table/text_pool.hpp>

#include <algorithm>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Keys that are prefixes of others, keys with one more byte, keys that differ in the last byte.
inline constexpr text_key<> rows[] = {"",  "a",  "a\0", "aa", "aab",  "aac",    "ab", "b",
                                      "é", "éa", "ê",   "日", "日本", "日本語", "曰", "🚀"};
constexpr auto keys = text_rows::make_text_pool<rows, text_rows::key_member>();
constexpr text_rows::hashed_search_of<rows> hashed{text_rows::perfect<rows>.hash};
constexpr ordered_search<16> ordered{key_samples<16>{keys}};
static_assert(text_rows::perfect<rows>.found);

// Every key, its prefixes, and each key with a byte added or replaced.
template <class Check>
constexpr bool for_all_sought(Check check) {
  const char octets[] = {'\0', 'a', 'b', '\x80', '\xA9', '\xAA', '\xC3', '\xE6', '\xFF'};
  char looked_up[16]{};
  for (size_t rank = 0; rank < keys.size(); ++rank) {
    const auto key = keys[rank];
    for (size_t at = 0; at < key.size(); ++at) looked_up[at] = key.data()[at];
    for (size_t size = 0; size <= key.size(); ++size) {
      if (!check(looked_up, size)) return false;
    }
    for (const char octet : octets) {
      looked_up[key.size()] = octet;
      if (!check(looked_up, key.size() + 1)) return false;
      for (size_t at = 0; at < key.size(); ++at) {
        looked_up[at] = octet;
        if (!check(looked_up, key.size())) return false;
        looked_up[at] = key.data()[at];
      }
    }
  }
  return true;
}

constexpr bool begins_with(text_view<char> whole, const char* data, size_t size) {
  if (whole.size() < size) return false;
  for (size_t at = 0; at < size; ++at) {
    if (whole.data()[at] != data[at]) return false;
  }
  return true;
}

// The expected result, by linear search.
constexpr bool finds_keys() {
  return for_all_sought([](const char* data, size_t size) {
    size_t expected = npos;
    for (size_t rank = 0; rank < keys.size(); ++rank) {
      if (keys[rank].size() == size && begins_with(keys[rank], data, size)) expected = rank;
    }
    return ordered.find(keys, data, size) == expected && hashed.find(keys, data, size) == expected;
  });
}
constexpr bool finds_prefixes() {
  return for_all_sought([](const char* data, size_t size) {
    const rank_range found = text_rows::find_starting_with(keys, data, size);
    size_t longest = npos;
    for (size_t rank = 0; rank < keys.size(); ++rank) {
      const auto key = keys[rank];
      if (begins_with(key, data, size) != (found.first <= rank && rank < found.last)) return false;
      if (key.size() <= size && begins_with(text_view<char>::unchecked(data, size), key.data(), key.size()))
        longest = rank;
    }
    return text_rows::find_longest_prefix(keys, data, size) == longest;
  });
}
static_assert(finds_keys());
static_assert(finds_prefixes());

// Text in another encoding form is converted: no more than the longest key, and up to the first ill-formed code unit.
constexpr char16_t longer[] = u"日本語日本語";
constexpr auto cut = text_rows::make_lookup_key<9>(units_of(longer));
static_assert(cut.size() == 9 && !cut.is_complete() && begins_with(text_view<char>{"日本語"}, cut.data(), 9));
constexpr char16_t lone[] = {u'a', 0xD800, u'b'};
constexpr auto broken = text_rows::make_lookup_key<9>(units_of(lone));
static_assert(broken.size() == 1 && !broken.is_complete());
static_assert(text_rows::make_lookup_key<9>(units_of(U"日本語")).is_complete());
// UTF-8 is not copied.
static_assert(text_rows::make_lookup_key<2>(units_of(rows[13])).data() == rows[13].data());

// Large tables, whose search is narrowed by samples: keys of which many have the same first eight or sixteen bytes,
// NULs among them, and perhaps a common prefix. Every key, and as many others, compared with std::lower_bound.
struct sorted_strings {
  std::vector<std::string> all;

  size_t size() const { return all.size(); }
  text_view<char> operator[](size_t rank) const {
    return text_view<char>::unchecked(all[rank].data(), all[rank].size());
  }
  eight_octets head(size_t rank) const { return load_first_octets(all[rank].data(), all[rank].size()); }
};
template <size_t Count, size_t Prefix = 0>
bool searches_large_tables() {
  std::mt19937 chance{static_cast<unsigned>(Count)};
  for (int n = 0; n < 40; ++n) {
    const auto make = [&chance, n](std::string result) {
      if (chance() % 3 == 0) result.append(n % 4 < 2 ? 7 : 30, 'a');
      for (size_t size = chance() % (n % 2 == 0 ? 6 : 20); size > 0; --size) result += "ab\x7F"[chance() % 4];
      return result;
    };
    const std::string prefix(Prefix, 'b');
    std::set<std::string> distinct{prefix};
    while (distinct.size() < Count) distinct.insert(make(prefix));
    const sorted_strings strings{{distinct.begin(), distinct.end()}};
    const ordered_search<Count, Prefix> search{key_samples<Count, Prefix>{strings}};
    std::vector<std::string> sought = strings.all;
    for (size_t more = 0; more < Count; ++more) {
      sought.push_back(make(prefix));
      if (Prefix != 0) sought.push_back(make(""));
    }
    for (const std::string& each : sought) {
      const auto at = static_cast<size_t>(std::lower_bound(strings.all.begin(), strings.all.end(), each) -
                                          strings.all.begin());
      const size_t expected = at < Count && strings.all[at] == each ? at : npos;
      if (search.find(strings, each.data(), each.size()) != expected) return false;
      if (text_rows::find_starting_with(strings, each.data(), each.size()).first != at) return false;
    }
  }
  return true;
}

int main() {
  return at_run_time(finds_keys, finds_prefixes, searches_large_tables<15>, searches_large_tables<16>,
                     searches_large_tables<71>, searches_large_tables<1000>, searches_large_tables<16, 3>,
                     searches_large_tables<1000, 9>);
}

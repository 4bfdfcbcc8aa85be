// SPDX-License-Identifier: BSL-1.0
#include <u8lit/table/perfect_hash.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

inline constexpr text_row<int> rows[] = {
    {"", 0}, {"a", 1}, {"é", 2}, {"日本語", 3}, {"Ελληνικά", 4}, {"русский", 5}, {"한국어", 6}, {"עברית", 7},
    {"🚀", 8}, {"a\0b", 9}, {"ab", 10}, {"aa", 11}, {"ba", 12}, {"bb", 13}, {"12345678", 14}, {"12345679", 15},
    {"2345678", 16}, {"1234567812345678", 17}, {"1234567812345679", 18}, {"12345678x12345678", 19},
    {"12345678y12345678", 20},
};

// Each key has a slot of its own.
static_assert(text_rows::perfect<rows>.found);
constexpr bool finds_each() {
  for (size_t rank = 0; rank < row_count<rows>; ++rank) {
    const auto key = key_of(rows[text_rows::sorted<rows>[rank]]);
    if (text_rows::perfect<rows>.hash[hash_octets(key.data(), key.size())] != rank) return false;
  }
  return true;
}
static_assert(finds_each());

// Any hash leads to a valid index.
constexpr bool stays_inside() {
  using hash = perfect_hash<21>;
  for (eight_octets value = 1; value != 0; value <<= 1) {
    const eight_octets all[]{value, ~value, value - 1};
    for (const eight_octets each : all) {
      if (text_rows::perfect<rows>.hash[each] >= 21 || hash::bucket_of(each) >= hash::buckets) return false;
      if (hash::slot_of(each, 0) >= hash::slot_count || hash::slot_of(each, 0xFF) >= hash::slot_count) return false;
    }
  }
  return true;
}
static_assert(stays_inside());

// The hash depends on every byte and on the size.
constexpr bool depends_on_all() {
  char key[41]{};
  for (size_t size = 0; size <= 40; ++size) {
    const eight_octets hash = hash_octets(key, size);
    if (hash == hash_octets(key, size + 1)) return false;
    for (size_t at = 0; at < size; ++at) {
      key[at] = 1;
      if (hash_octets(key, size) == hash) return false;
      key[at] = 0;
    }
  }
  return true;
}
static_assert(depends_on_all());

// No hash is found for equal keys.
inline constexpr text_key<> equal[] = {"a", "a"};
static_assert(!text_rows::perfect<equal>.found);
// Tables with one key, and with none.
inline constexpr text_key<> one[] = {"a"};
static_assert(text_rows::perfect<one>.found && text_rows::perfect<one>.hash[0] == 0 &&
              text_rows::perfect<no_rows<text_key<>>>.found);
// About 3 bytes a key if indexes fit in a byte: 21 keys have 8 buckets with a displacement each, and 32 slots.
static_assert(sizeof(perfect_hash<21>) == 8 + 32);

int main() { return at_run_time(finds_each, stays_inside, depends_on_all); }

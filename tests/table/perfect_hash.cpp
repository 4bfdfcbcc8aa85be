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

// Rows that the octets at the ends do not tell apart: not the four at each end, and not the eight.
inline constexpr text_row<int> differ_after_four[] = {{"1234x1234", 0}, {"1234y1234", 1}, {"a", 2}, {"", 3}};
inline constexpr text_row<int> differ_after_eight[] = {{"12345678x12345678", 0}, {"12345678y12345678", 1}, {"a", 2},
                                                       {"1234", 3}, {"12341234", 4}};
// Common prefixes are not hashed.
inline constexpr text_row<int> prefixed[] = {
    {"12345678x12345678", 0}, {"12345678y12345678", 1}, {"12345678x1234567", 2}, {"12345678", 3}};
inline constexpr text_row<int> long_ones[] = {{"12345678", 0}, {"23456781", 1}, {"1234567812345678", 2}};
static_assert(text_rows::hashed<rows> == hashed_octets::all && text_rows::shortest<rows> == 0);
static_assert(text_rows::hashed<differ_after_four> == hashed_octets::eight_at_ends);
static_assert(text_rows::hashed<differ_after_eight> == hashed_octets::all);
static_assert(text_rows::hashed<prefixed> == hashed_octets::four_at_ends && text_rows::shortest<prefixed> == 8);
static_assert(text_rows::hashed<long_ones> == hashed_octets::eight_at_ends);

// Each key has a slot of its own.
template <const auto& Rows>
constexpr bool finds_each() {
  constexpr size_t prefix = text_rows::common_prefix_size<Rows>;
  for (size_t rank = 0; rank < row_count<Rows>; ++rank) {
    const auto key = key_of(Rows[text_rows::sorted<Rows>[rank]]);
    const eight_octets hash = hash_octets<text_rows::hashed<Rows>>(key.data() + prefix, key.size() - prefix);
    if (text_rows::perfect<Rows>.hash[hash] != rank) return false;
  }
  return text_rows::perfect<Rows>.found;
}
constexpr bool finds_all() {
  return finds_each<rows>() && finds_each<differ_after_four>() && finds_each<differ_after_eight>() &&
         finds_each<prefixed>() && finds_each<long_ones>();
}
static_assert(finds_all());

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

// The hash depends on the size and on every octet, or on those at the ends.
template <hashed_octets Hashed, size_t Ends>
constexpr bool depends_on() {
  char key[41]{};
  for (size_t size = 0; size <= 40; ++size) {
    const eight_octets hash = hash_octets<Hashed>(key, size);
    if (hash == hash_octets<Hashed>(key, size + 1)) return false;
    for (size_t at = 0; at < size; ++at) {
      const bool is_hashed = at < Ends || at + Ends >= size;
      key[at] = 1;
      if ((hash_octets<Hashed>(key, size) != hash) != is_hashed) return false;
      key[at] = 0;
    }
  }
  return true;
}
constexpr bool depends_on_hashed() {
  return depends_on<hashed_octets::four_at_ends, 4>() && depends_on<hashed_octets::eight_at_ends, 8>() &&
         depends_on<hashed_octets::all, 40>();
}
static_assert(depends_on_hashed());

// No hash is found for equal keys.
inline constexpr text_key<> equal[] = {"a", "a"};
static_assert(!text_rows::perfect<equal>.found);
// Tables with one key, and with none.
inline constexpr text_key<> one[] = {"a"};
static_assert(text_rows::perfect<one>.found && text_rows::perfect<one>.hash[0] == 0 &&
              text_rows::perfect<no_rows<text_key<>>>.found);
// About 2 bytes a key if indexes fit in a byte: 21 keys have 8 buckets with a displacement each, and 32 slots. There
// are at least two buckets, with two keys on average, and fewer than four.
static_assert(sizeof(perfect_hash<21>) == 8 + 32);
static_assert(perfect_hash<0>::buckets == 2 && perfect_hash<7>::buckets == 2 && perfect_hash<8>::buckets == 4 &&
              perfect_hash<4095>::buckets == 1024 && perfect_hash<4096>::buckets == 2048);

int main() { return at_run_time(finds_all, stays_inside, depends_on_hashed); }

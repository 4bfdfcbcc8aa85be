// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TABLE_PERFECT_HASH_HPP
#define U8LIT_TABLE_PERFECT_HASH_HPP

#include <u8lit/table/text_pool.hpp>
#include <u8lit/base/begin.hpp>

// A perfect hash: each key of a table has a slot of its own. It is built by hash and displace (Belazzougui, Botelho and
// Dietzfelbinger, "Hash, displace, and compress", 2009): keys are hashed into buckets, and each bucket, the largest
// first, gets the smallest displacement that moves all its keys to free slots.

namespace u8lit::detail {

// The octets of keys that a table hashes, of those that follow the common prefix: the first and the last four if these
// and the size tell all its keys apart, otherwise the first and the last eight, otherwise all.
enum class hashed_octets { four_at_ends, eight_at_ends, all };

// Odd constants that mix bits well: the first two are those of SplitMix64, the last that of degski's hash.
inline constexpr eight_octets first_factor = 0xBF58'476D'1CE4'E5B9, next_factor = 0x94D0'49BB'1331'11EB,
                              mixing_factor = 0xD6E8'FEB8'6659'FD93;

U8LIT_ABI constexpr eight_octets hash_ends(eight_octets first, eight_octets last, size_t size) noexcept {
  return (first ^ size) * first_factor + last * next_factor;
}

// Hashes the size and octets, given the first eight of them, padded with zeros. If case is ignored, they are hashed as
// if they were in lower case, and the first eight are. If all are hashed, then eight at a time; the last eight may
// overlap those before.
template <hashed_octets Hashed, bool IgnoresCase = false, utf8_unit Unit>
U8LIT_ABI constexpr eight_octets hash_octets(eight_octets head, const Unit* data, size_t size) noexcept {
  if constexpr (Hashed == hashed_octets::four_at_ends) {
    const eight_octets last = size < 4    ? 0
                              : size <= 8 ? head >> (64 - 8 * size) & 0xFFFF'FFFF
                                          : detail::fold_case<IgnoresCase>(detail::load_four_octets(data + size - 4));
    return detail::hash_ends(head >> 32, last, size);
  } else if constexpr (Hashed == hashed_octets::eight_at_ends) {
    const eight_octets last = size < 8 ? 0 : detail::load_eight_octets(data + size - 8);
    return detail::hash_ends(head, detail::fold_case<IgnoresCase>(last), size);
  } else {
    eight_octets hash = (head ^ size) * first_factor;
    for (size_t at = 8; at < size; at += 8) {
      const eight_octets next = detail::load_eight_octets(data + (at + 8 < size ? at : size - 8));
      hash = (hash ^ hash >> 32 ^ detail::fold_case<IgnoresCase>(next)) * next_factor;
    }
    return (hash ^ hash >> 32) * mixing_factor;
  }
}

template <hashed_octets Hashed, bool IgnoresCase = false, utf8_unit Unit>
U8LIT_ABI constexpr eight_octets hash_octets(const Unit* data, size_t size) noexcept {
  if constexpr (Hashed == hashed_octets::four_at_ends) {
    if (size >= 4)
      return detail::hash_ends(detail::fold_case<IgnoresCase>(detail::load_four_octets(data)),
                               detail::fold_case<IgnoresCase>(detail::load_four_octets(data + size - 4)), size);
  }
  const eight_octets head = detail::load_first_octets(data, size);
  return detail::hash_octets<Hashed, IgnoresCase>(detail::fold_case<IgnoresCase>(head), data, size);
}

// For each key at most half a displacement, and one and a half slots, which hold ranks: 2 octets, or 3.5 with more than
// 255 keys.
template <size_t Count>
struct perfect_hash {
  // The highest bits of a hash are the number of its bucket. A bucket has two keys on average, and fewer than four.
  static constexpr unsigned bucket_bits = [] {
    unsigned bits = 1;
    while (size_t{4} << bits <= Count) ++bits;
    return bits;
  }();
  static constexpr size_t buckets = size_t{1} << bucket_bits;
  static constexpr size_t slot_count = Count + Count / 2 + 1;
  using rank_type = smallest_unsigned<Count>;

  octet displacements[buckets]{};
  rank_type ranks[slot_count]{};

  U8LIT_ABI static constexpr size_t bucket_of(eight_octets hash) noexcept {
    return static_cast<size_t>(hash >> (64 - bucket_bits));
  }
  // Multiplying 32 bits of the hash by the count and taking the high half maps them to the range below the count,
  // faster than a remainder does (Lemire, "Fast random integer generation in an interval", 2019).
  U8LIT_ABI static constexpr size_t slot_of(eight_octets hash, eight_octets displacement) noexcept {
    return static_cast<size_t>(((hash ^ displacement) * mixing_factor >> 32) * slot_count >> 32);
  }

  // The rank of the only key that can have this hash.
  U8LIT_ABI constexpr size_t operator[](eight_octets hash) const noexcept {
    return ranks[slot_of(hash, displacements[bucket_of(hash)])];
  }
};

namespace text_rows {

// A hash makes lookups of 8 keys ten times faster (g++ 12 and clang 19, keys in random order). For 7 keys it takes a
// fifth longer to compile the table, too much for so few. For 16384 keys it takes g++ 1.8 s and clang 4 s longer; for
// 24576, clang needs more steps than its default limit.
template <size_t Count>
inline constexpr bool is_worth_hashing = Count >= 8 && Count <= 0x4000;

template <const auto& Rows>
inline constexpr size_t shortest = sizes<Rows, key_member>.shortest;

template <const auto& Rows, hashed_octets Hashed>
consteval auto hash_keys() noexcept {
  constexpr size_t prefix = common_prefix_size<Rows>;
  array<eight_octets, row_count<Rows>> result;
  for (size_t rank = 0; rank < row_count<Rows>; ++rank) {
    const auto& key = keys<Rows>.elements[sorted<Rows>[rank]];
    result.elements[rank] =
        detail::hash_octets<Hashed, are_case_ignoring<Rows>>(key.head, key.data + prefix, key.size - prefix);
  }
  return result;
}
// The hashes of the keys, by rank.
template <const auto& Rows, hashed_octets Hashed>
inline constexpr auto hashes = text_rows::hash_keys<Rows, Hashed>();

// The ranks and the hashes of the keys, grouped by bucket, and the index where each bucket begins. Incomplete if two
// keys have the same hash.
template <size_t Count>
struct filled_buckets {
  array<smallest_unsigned<Count>, Count> ranks;
  array<eight_octets, Count> hashes;
  array<smallest_unsigned<Count>, perfect_hash<Count>::buckets + 1> begins;
  size_t largest = 0;
  bool are_distinct = true;
};
// A counting sort of the keys by bucket.
template <const auto& Rows, hashed_octets Hashed>
consteval auto fill_buckets() noexcept {
  constexpr size_t count = row_count<Rows>;
  using layout = perfect_hash<count>;
  filled_buckets<count> result;
  array<size_t, layout::buckets> ends;  // at first their sizes
  for (const eight_octets hash : hashes<Rows, Hashed>.elements) ++ends.elements[layout::bucket_of(hash)];
  size_t end = 0;
  for (size_t bucket = 0; bucket < layout::buckets; ++bucket) {
    const size_t size = ends.elements[bucket];
    ends.elements[bucket] = end += size;
    // The end for now; counted down to the beginning below.
    result.begins.elements[bucket] = static_cast<typename layout::rank_type>(end);
    if (size > result.largest) result.largest = size;
  }
  result.begins.elements[layout::buckets] = static_cast<typename layout::rank_type>(end);
  for (size_t rank = 0; rank < count; ++rank) {
    const eight_octets hash = hashes<Rows, Hashed>.elements[rank];
    const size_t bucket = layout::bucket_of(hash), at = --result.begins.elements[bucket];
    result.ranks.elements[at] = static_cast<typename layout::rank_type>(rank);
    result.hashes.elements[at] = hash;
    for (size_t other = at + 1; other < ends.elements[bucket]; ++other) {
      if (result.hashes.elements[other] != hash) continue;
      result.are_distinct = false;
      return result;
    }
  }
  return result;
}
template <const auto& Rows, hashed_octets Hashed>
inline constexpr auto buckets = text_rows::fill_buckets<Rows, Hashed>();

template <const auto& Rows, hashed_octets Hashed>
consteval hashed_octets choose_hashed_octets() noexcept {
  if constexpr (Hashed == hashed_octets::all || buckets<Rows, Hashed>.are_distinct) return Hashed;
  else return text_rows::choose_hashed_octets<Rows, Hashed == hashed_octets::four_at_ends ? hashed_octets::eight_at_ends
                                                                                          : hashed_octets::all>();
}
// If all keys have eight octets to hash, four would take as long. Thousands of keys are seldom told apart by four.
template <const auto& Rows>
consteval hashed_octets fewest_hashed_octets() noexcept {
  if constexpr (row_count<Rows> > 0x1000) return hashed_octets::eight_at_ends;
  else return shortest<Rows> < common_prefix_size<Rows> + 8 ? hashed_octets::four_at_ends
                                                            : hashed_octets::eight_at_ends;
}
template <const auto& Rows>
inline constexpr hashed_octets hashed =
    text_rows::choose_hashed_octets<Rows, text_rows::fewest_hashed_octets<Rows>()>();

// A counting sort of the buckets by size, the largest first.
template <const auto& Rows>
consteval auto largest_first() noexcept {
  constexpr const auto& filled = buckets<Rows, hashed<Rows>>;
  constexpr size_t count = perfect_hash<row_count<Rows>>::buckets;
  array<size_t, filled.largest + 2> begins;
  for (size_t bucket = 0; bucket < count; ++bucket)
    ++begins.elements[filled.largest - (filled.begins.elements[bucket + 1] - filled.begins.elements[bucket]) + 1];
  for (size_t place = 1; place <= filled.largest; ++place) begins.elements[place] += begins.elements[place - 1];
  array<size_t, count> result;
  for (size_t bucket = 0; bucket < count; ++bucket) {
    const size_t size = filled.begins.elements[bucket + 1] - filled.begins.elements[bucket];
    result.elements[begins.elements[filled.largest - size]++] = bucket;
  }
  return result;
}

template <size_t Count>
struct perfect_hash_result {
  perfect_hash<Count> hash;
  bool found = true;
};
// Finds the displacements. Fails if two keys have equal hashes, or if no displacement fits a bucket.
template <const auto& Rows>
consteval auto find_perfect_hash() noexcept {
  constexpr size_t count = row_count<Rows>;
  perfect_hash_result<count> result;
  constexpr const auto& filled = buckets<Rows, hashed<Rows>>;
  using layout = perfect_hash<count>;
  result.found = filled.are_distinct;
  if constexpr (filled.are_distinct) {
    bool taken[layout::slot_count]{};
    size_t chosen[filled.largest]{};
    for (const size_t bucket : text_rows::largest_first<Rows>().elements) {
      const size_t begin = filled.begins.elements[bucket], size = filled.begins.elements[bucket + 1] - begin;
      size_t displacement = 0, placed = 0;
      for (;; ++displacement) {
        for (placed = 0; placed < size; ++placed) {
          const size_t slot = layout::slot_of(filled.hashes.elements[begin + placed], displacement);
          if (taken[slot]) break;
          taken[slot] = true;
          chosen[placed] = slot;
        }
        if (placed == size) break;
        while (placed > 0) taken[chosen[--placed]] = false;
        if (displacement < 0xFF) continue;
        result.found = false;
        return result;
      }
      result.hash.displacements[bucket] = static_cast<octet>(displacement);
      for (size_t at = 0; at < size; ++at) result.hash.ranks[chosen[at]] = filled.ranks.elements[begin + at];
    }
  }
  return result;
}
template <const auto& Rows>
inline constexpr auto perfect = text_rows::find_perfect_hash<Rows>();

}  // namespace text_rows

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

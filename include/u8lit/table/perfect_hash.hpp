// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TABLE_PERFECT_HASH_HPP
#define U8LIT_TABLE_PERFECT_HASH_HPP

#include <u8lit/table/key_order.hpp>
#include <u8lit/base/begin.hpp>

// A place for each key of a table, which no other key of it has. Keys are put into buckets; each bucket gets the first
// displacement that moves all its keys to free places, the fullest bucket first.

namespace u8lit::detail {

// Of all octets, of which the first are given, eight at a time; the last eight may overlap those before.
template <utf8_unit Unit>
U8LIT_ABI constexpr octet_word hash_of(octet_word head, const Unit* data, size_t size) noexcept {
  octet_word hash = (head ^ size) * 0xBF58'476D'1CE4'E5B9;
  for (size_t at = 8; at < size; at += 8) {
    hash = (hash ^ hash >> 32 ^ detail::load_eight_octets(data + (at + 8 < size ? at : size - 8))) * 0x94D0'49BB'1331'11EB;
  }
  return (hash ^ hash >> 32) * 0xD6E8'FEB8'6659'FD93;
}

template <utf8_unit Unit>
U8LIT_ABI constexpr octet_word hash_of(const Unit* data, size_t size) noexcept {
  return detail::hash_of(detail::load_first_octets(data, size), data, size);
}

template <size_t Count>
struct perfect_hash {
  static constexpr size_t buckets = Count / 3 + 1;
  static constexpr size_t places = Count + Count / 2 + 1;
  using index_type = smallest_unsigned<Count>;

  octet displacements[buckets]{};
  index_type indexes[places]{};

  // Both by multiplication, which is faster than a remainder: the high half of 32 bits of the hash times the count.
  U8LIT_ABI static constexpr size_t bucket_of(octet_word hash) noexcept { return static_cast<size_t>((hash >> 32) * buckets >> 32); }
  U8LIT_ABI static constexpr size_t place_of(octet_word hash, octet_word displacement) noexcept {
    return static_cast<size_t>(((hash ^ displacement * 0x9E37'79B9'7F4A'7C15) * 0xD6E8'FEB8'6659'FD93 >> 32) * places >> 32);
  }

  // The index of the only key that may have this hash.
  U8LIT_ABI constexpr size_t operator[](octet_word hash) const noexcept {
    return indexes[place_of(hash, displacements[bucket_of(hash)])];
  }
};

namespace text_rows {

template <const auto& Rows>
consteval auto hash_keys() noexcept {
  elements<octet_word, row_count<Rows>> result;
  for (size_t rank = 0; rank < row_count<Rows>; ++rank) {
    const auto& key = keys<Rows>.at[sorted<Rows>[rank]];
    result.at[rank] =
        common<Rows> == 0 ? detail::hash_of(key.head, key.data, key.size) : detail::hash_of(key.data, key.size);
  }
  return result;
}
// By rank.
template <const auto& Rows>
inline constexpr auto hashes = text_rows::hash_keys<Rows>();

// The ranks of the keys, bucket by bucket, and where each bucket begins.
template <size_t Count>
struct filled_buckets {
  elements<smallest_unsigned<Count>, Count> ranks;
  elements<smallest_unsigned<Count>, perfect_hash<Count>::buckets + 1> begins;
  size_t fullest = 0;
};
template <const auto& Rows>
consteval auto fill_buckets() noexcept {
  constexpr size_t count = row_count<Rows>;
  using hash = perfect_hash<count>;
  filled_buckets<count> result;
  elements<size_t, hash::buckets> sizes;
  for (const octet_word key : hashes<Rows>.at) ++sizes.at[hash::bucket_of(key)];
  size_t end = 0;
  for (size_t bucket = 0; bucket < hash::buckets; ++bucket) {
    end += sizes.at[bucket];
    result.begins.at[bucket] = static_cast<typename hash::index_type>(end);  // moved to the beginning below
    if (sizes.at[bucket] > result.fullest) result.fullest = sizes.at[bucket];
  }
  result.begins.at[hash::buckets] = static_cast<typename hash::index_type>(end);
  for (size_t rank = 0; rank < count; ++rank) {
    auto& begin = result.begins.at[hash::bucket_of(hashes<Rows>.at[rank])];
    result.ranks.at[--begin] = static_cast<typename hash::index_type>(rank);
  }
  return result;
}
template <const auto& Rows>
inline constexpr auto buckets = text_rows::fill_buckets<Rows>();

// Finds the displacements. Fails where keys have equal hashes, or a bucket fits nowhere.
template <size_t Count>
struct found_hash {
  perfect_hash<Count> hash;
  bool found = true;
};
template <const auto& Rows>
consteval auto find_perfect_hash() noexcept {
  constexpr size_t count = row_count<Rows>;
  found_hash<count> result;
  using hash = perfect_hash<count>;
  bool taken[hash::places]{};
  for (size_t size = buckets<Rows>.fullest; size > 0; --size) {
    for (size_t bucket = 0; bucket < hash::buckets; ++bucket) {
      const size_t begin = buckets<Rows>.begins.at[bucket], end = buckets<Rows>.begins.at[bucket + 1];
      if (end - begin != size) continue;
      size_t displacement = 0, placed = begin;
      for (; displacement <= 0xFF; ++displacement) {
        for (placed = begin; placed < end; ++placed) {
          bool& place = taken[hash::place_of(hashes<Rows>.at[buckets<Rows>.ranks.at[placed]], displacement)];
          if (place) break;
          place = true;
        }
        if (placed == end) break;
        while (placed-- > begin) taken[hash::place_of(hashes<Rows>.at[buckets<Rows>.ranks.at[placed]], displacement)] = false;
      }
      if (displacement > 0xFF) {
        result.found = false;
        return result;
      }
      result.hash.displacements[bucket] = static_cast<octet>(displacement);
      for (size_t at = begin; at < end; ++at) {
        const auto rank = buckets<Rows>.ranks.at[at];
        result.hash.indexes[hash::place_of(hashes<Rows>.at[rank], displacement)] = rank;
      }
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

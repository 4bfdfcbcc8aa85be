// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TABLE_KEY_SEARCH_HPP
#define U8LIT_TABLE_KEY_SEARCH_HPP

#include <u8lit/table/perfect_hash.hpp>
#include <u8lit/transcoding/transcoding.hpp>
#include <u8lit/base/begin.hpp>

// Finds keys by their octets. Any code units can be looked up, well-formed or not: keys are well-formed, so ill-formed
// code units equal none of them.

namespace u8lit::detail {

// A half-open range of ranks.
struct rank_range {
  size_t first;
  size_t last;
};

namespace text_rows {

// The code units to look up, in UTF-8. Only the first `Longest` octets are converted, because no key is longer.
template <class Unit, size_t Longest>
class lookup_key {
 public:
  U8LIT_ABI explicit constexpr lookup_key(code_units<Unit> units) noexcept {
    const transcoded done = detail::transcode_between(form_source<Unit>{units.data(), units.size()},
                                                      form_target<char>{octets_, Longest}, on_fault::stop);
    size_ = done.written;
    is_complete_ = static_cast<bool>(done);
  }
  U8LIT_ABI constexpr const char* data() const noexcept { return octets_; }
  U8LIT_ABI constexpr size_t size() const noexcept { return size_; }
  // Whether all code units were converted: they are well-formed, and not longer than the longest key.
  U8LIT_ABI constexpr bool is_complete() const noexcept { return is_complete_; }

 private:
  char octets_[Longest < 4 ? 4 : Longest]{};
  size_t size_ = 0;
  bool is_complete_ = false;
};
template <utf8_unit Unit, size_t Longest>
class lookup_key<Unit, Longest> : public code_units<Unit> {
 public:
  U8LIT_ABI explicit constexpr lookup_key(code_units<Unit> units) noexcept : code_units<Unit>{units} {}
  U8LIT_ABI static constexpr bool is_complete() noexcept { return true; }
};
template <size_t Longest, code_unit Unit>
U8LIT_ABI constexpr lookup_key<Unit, Longest> make_lookup_key(code_units<Unit> units) noexcept {
  return lookup_key<Unit, Longest>{units};
}

// The first eight octets of a key, and of octets to look up, as a table compares them.
template <class Keys>
U8LIT_ABI constexpr eight_octets head_of_key(const Keys& keys, size_t rank) noexcept {
  return detail::fold_case<ignores_ascii_case<Keys>>(keys.head(rank));
}
template <class Keys, utf8_unit Unit>
U8LIT_ABI constexpr eight_octets head_to_find(const Unit* data, size_t size) noexcept {
  return detail::fold_case<ignores_ascii_case<Keys>>(detail::load_first_octets(data, size));
}

template <class Keys, utf8_unit Unit>
U8LIT_ABI constexpr bool equals_key(const Keys& keys, size_t rank, const Unit* data, size_t size) noexcept {
  const auto key = keys[rank];
  return key.size() == size && detail::compare_octets<ignores_ascii_case<Keys>>(key.data(), data, size) == 0;
}

// As std::partition_point: the first rank for which the predicate is false.
// Precondition: it is true for all ranks before that one, and false for all after.
template <class Predicate>
U8LIT_ABI constexpr size_t partition_point(rank_range range, Predicate predicate) noexcept {
  while (range.first < range.last) {
    const size_t middle = range.first + (range.last - range.first) / 2;
    if (predicate(middle)) range.first = middle + 1;
    else range.last = middle;
  }
  return range.first;
}

// The same, in steps that double: for a rank that is near the first one.
template <class Predicate>
U8LIT_ABI constexpr size_t near_partition_point(rank_range range, Predicate predicate) noexcept {
  size_t step = 1;
  for (; range.first + step <= range.last && predicate(range.first + step - 1); step *= 2) range.first += step;
  if (range.first + step <= range.last) range.last = range.first + step - 1;
  return text_rows::partition_point(range, predicate);
}

// Compares a key with octets: whether it is less.
template <class Keys, utf8_unit Unit>
U8LIT_ABI constexpr bool is_key_less(const Keys& keys, size_t rank, const Unit* data, size_t size) noexcept {
  const auto key = keys[rank];
  return detail::compare_octets<ignores_ascii_case<Keys>>(key.data(), key.size(), data, size) < 0;
}

// As std::lower_bound: the rank of the first key that is not less than the octets. Keys are compared only where heads
// are equal. The heads are searched without a branch that depends on a comparison, because processors would predict
// half of these branches wrong: a look-up among 200 keys takes two thirds of the time (g++ 12).
template <class Keys, utf8_unit Unit>
U8LIT_ABI constexpr size_t lower_bound(const Keys& keys, const Unit* data, size_t size) noexcept {
  const eight_octets head = text_rows::head_to_find<Keys>(data, size);
  size_t first = 0;
  for (size_t count = keys.size(); count > 0;) {
    const size_t half = (count + 1) / 2;
    first = text_rows::head_of_key(keys, first + half - 1) < head ? first + half : first;
    count -= half;
  }
  return text_rows::near_partition_point({first, keys.size()}, [&](size_t rank) {
    return text_rows::head_of_key(keys, rank) == head && text_rows::is_key_less(keys, rank, data, size);
  });
}

// The keys that begin with the octets.
template <class Keys, utf8_unit Unit>
U8LIT_ABI constexpr rank_range find_starting_with(const Keys& keys, const Unit* data, size_t size) noexcept {
  const size_t first = text_rows::lower_bound(keys, data, size);
  return {first, text_rows::partition_point({first, keys.size()}, [&](size_t rank) {
            const auto key = keys[rank];
            return key.size() >= size && detail::compare_octets<ignores_ascii_case<Keys>>(key.data(), data, size) == 0;
          })};
}

// The longest key that is a prefix of the octets, or npos. Each octet narrows the range of keys that agree so far; in
// that range, a key that ends after this octet comes first.
template <class Keys, utf8_unit Unit>
U8LIT_ABI constexpr size_t find_longest_prefix(const Keys& keys, const Unit* data, size_t size) noexcept {
  rank_range range{0, keys.size()};
  size_t longest = npos;
  for (size_t at = 0; range.first < range.last; ++at) {
    if (keys[range.first].size() == at) longest = range.first++;
    if (at == size) break;
    const octet next = detail::fold_case<ignores_ascii_case<Keys>>(data[at]);
    const auto octet_of = [&](size_t rank) {
      return detail::fold_case<ignores_ascii_case<Keys>>(keys[rank].data()[at]);
    };
    range.first = text_rows::partition_point(range, [&](size_t rank) { return octet_of(rank) < next; });
    range.last = text_rows::partition_point(range, [&](size_t rank) { return octet_of(rank) == next; });
  }
  return longest;
}

}  // namespace text_rows

// Sixteen octets as two numbers, which compare as the octets do.
struct sixteen_octets {
  eight_octets first;
  eight_octets last;
};

// The first sixteen octets, padded with zeros; if case is ignored, in lower case.
template <bool IgnoresCase, utf8_unit Unit>
U8LIT_ABI constexpr sixteen_octets load_sixteen_octets(const Unit* data, size_t size) noexcept {
  const eight_octets first = detail::load_first_octets(data, size),
                     last = size > 8 ? detail::load_first_octets(data + 8, size - 8) : 0;
  return {detail::fold_case<IgnoresCase>(first), detail::fold_case<IgnoresCase>(last)};
}

// The ranks of so many keys, fewer at the end, and whether the keys after them begin like the last of them.
inline constexpr size_t group_size = 16;
struct key_group {
  rank_range ranks;
  bool continues;
};

// Narrows a search to a group of keys: the first sixteen octets after the common prefix of the last key of each group,
// in an array that fits in the cache. The array takes one octet a key.
template <size_t Count, size_t Prefix = 0>
struct key_samples {
  static constexpr size_t groups = Count / group_size;

  sixteen_octets last_of_group[groups];

  template <class Keys>
  U8LIT_ABI explicit constexpr key_samples(const Keys& stored) noexcept {
    for (size_t group = 0; group < groups; ++group) {
      const auto key = stored[group * group_size + group_size - 1];
      last_of_group[group] = load<Keys>(key.data(), key.size());
    }
  }
  // The group that has the key with these octets, if any has.
  template <class Keys, utf8_unit Unit>
  U8LIT_ABI constexpr key_group find_group(const Unit* data, size_t size) const noexcept {
    const sixteen_octets sought = load<Keys>(data, size);
    size_t group = 0;
    for (size_t count = groups; count > 0;) {
      const size_t half = (count + 1) / 2;
      const sixteen_octets& last = last_of_group[group + half - 1];
      // Processors predict the first branch well. The second would be as good as never predicted, and is none.
      if (last.first == sought.first) [[unlikely]] group += last.last < sought.last ? half : 0;
      else group = last.first < sought.first ? group + half : group;
      count -= half;
    }
    const size_t first = group * group_size;
    if (group == groups) return {{first, Count}, false};
    const sixteen_octets& last = last_of_group[group];
    return {{first, first + group_size}, last.first == sought.first && last.last == sought.last};
  }

 private:
  template <class Keys, utf8_unit Unit>
  U8LIT_ABI static constexpr sixteen_octets load(const Unit* data, size_t size) noexcept {
    return detail::load_sixteen_octets<text_rows::ignores_ascii_case<Keys>>(data + Prefix, size - Prefix);
  }
};
// So few keys are one group.
template <size_t Count, size_t Prefix>
  requires(Count < group_size)
struct key_samples<Count, Prefix> {
  template <class Keys>
  U8LIT_ABI explicit constexpr key_samples(const Keys&) noexcept {}
  template <class Keys, utf8_unit Unit>
  U8LIT_ABI static constexpr key_group find_group(const Unit*, size_t) noexcept {
    return {{0, Count}, false};
  }
};

// Binary search for a group, and in the group linear search, in which most keys differ by their sizes. Binary search to
// the end takes twice the time (g++ 12, 1,000 keys).
template <size_t Count, size_t Prefix = 0>
struct ordered_search {
  [[no_unique_address]] key_samples<Count, Prefix> samples;

  template <class Keys, utf8_unit Unit>
  U8LIT_ABI constexpr size_t find(const Keys& keys, const Unit* data, size_t size) const noexcept {
    if (size < Prefix) return npos;
    const key_group group = samples.template find_group<Keys>(data, size);
    for (size_t rank = group.ranks.first; rank < group.ranks.last; ++rank) {
      if (text_rows::equals_key(keys, rank, data, size)) return rank;
    }
    if (!group.continues) return npos;
    const size_t rank = text_rows::near_partition_point({group.ranks.last, Count}, [&](size_t each) {
      return text_rows::is_key_less(keys, each, data, size);
    });
    return rank < Count && text_rows::equals_key(keys, rank, data, size) ? rank : npos;
  }
};

// Search with a perfect hash of what follows the common prefix: one comparison. The size of the shortest key saves
// branches: compilers leave out what is for smaller ones.
template <size_t Count, hashed_octets Hashed, size_t Prefix, size_t Shortest>
struct hashed_search {
  perfect_hash<Count> hash;

  template <class Keys, utf8_unit Unit>
  U8LIT_ABI constexpr size_t find(const Keys& keys, const Unit* data, size_t size) const noexcept {
    static_assert(Prefix <= Shortest);
    if (size < Shortest || size > Keys::longest) return npos;
    constexpr bool ignores_case = text_rows::ignores_ascii_case<Keys>;
    const size_t rank = hash[detail::hash_octets<Hashed, ignores_case>(data + Prefix, size - Prefix)];
    return text_rows::equals_key(keys, rank, data, size) ? rank : npos;
  }
};

namespace text_rows {

template <const auto& Rows>
using ordered_search_of = ordered_search<row_count<Rows>, common_prefix_size<Rows>>;
template <const auto& Rows>
using hashed_search_of = hashed_search<row_count<Rows>, hashed<Rows>, common_prefix_size<Rows>, shortest<Rows>>;

}  // namespace text_rows

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

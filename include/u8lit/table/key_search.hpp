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

// As std::lower_bound, for heads: the first of `count` indices from `first` on whose head is not less. Without a branch
// that depends on a comparison, because processors would predict half of these branches wrong: a look-up among 200 keys
// takes two thirds of the time (g++ 12).
template <class Head>
U8LIT_ABI constexpr size_t lower_bound_of_heads(size_t first, size_t count, eight_octets head, Head head_at) noexcept {
  while (count > 0) {
    const size_t half = (count + 1) / 2;
    first = head_at(first + half - 1) < head ? first + half : first;
    count -= half;
  }
  return first;
}

// As std::lower_bound: the rank of the first key in a range that is not less than the octets, which begin with `head`.
// Keys with equal heads follow each other; they are searched from the first one on in steps that double.
template <class Keys, utf8_unit Unit>
U8LIT_ABI constexpr size_t lower_bound(const Keys& keys, rank_range range, eight_octets head, const Unit* data,
                                       size_t size) noexcept {
  size_t first = text_rows::lower_bound_of_heads(range.first, range.last - range.first, head,
                                                 [&](size_t rank) { return text_rows::head_of_key(keys, rank); });
  const auto is_less = [&](size_t rank) {
    const auto key = keys[rank];
    return text_rows::head_of_key(keys, rank) == head &&
           detail::compare_octets<ignores_ascii_case<Keys>>(key.data(), key.size(), data, size) < 0;
  };
  size_t step = 1;
  for (; first + step <= keys.size() && is_less(first + step - 1); step *= 2) first += step;
  const size_t last = first + step - 1 < keys.size() ? first + step - 1 : keys.size();
  return text_rows::partition_point({first, last}, is_less);
}

// The keys that begin with the octets.
template <class Keys, utf8_unit Unit>
U8LIT_ABI constexpr rank_range find_starting_with(const Keys& keys, const Unit* data, size_t size) noexcept {
  const rank_range all{0, keys.size()};
  const size_t first = text_rows::lower_bound(keys, all, text_rows::head_to_find<Keys>(data, size), data, size);
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

// Narrows a search: the heads of every eighth key, in an array that fits in the cache. The array takes one octet a key;
// with it, 2,000 keys are searched in two thirds of the time (g++ 12). Small tables do without.
template <size_t Count>
struct head_samples {
  static constexpr size_t group = 8, groups = Count / group;

  eight_octets last_of_group[groups];

  template <class Keys>
  U8LIT_ABI explicit constexpr head_samples(const Keys& texts) noexcept {
    for (size_t at = 0; at < groups; ++at) last_of_group[at] = text_rows::head_of_key(texts, at * group + group - 1);
  }
  // The ranks of the group that has the first key whose head is not less.
  U8LIT_ABI constexpr rank_range ranks_for(eight_octets head) const noexcept {
    const auto head_at = [this](size_t at) { return last_of_group[at]; };
    const size_t first = group * text_rows::lower_bound_of_heads(0, groups, head, head_at);
    return {first, first + group < Count ? first + group : Count};
  }
};
template <size_t Count>
  requires(Count < 64)
struct head_samples<Count> {
  template <class Keys>
  U8LIT_ABI explicit constexpr head_samples(const Keys&) noexcept {}
  U8LIT_ABI static constexpr rank_range ranks_for(eight_octets) noexcept { return {0, Count}; }
};

// Binary search by heads; keys are compared only where heads are equal.
template <size_t Count>
struct ordered_search {
  [[no_unique_address]] head_samples<Count> samples;

  template <class Keys, utf8_unit Unit>
  U8LIT_ABI constexpr size_t find(const Keys& keys, const Unit* data, size_t size) const noexcept {
    const eight_octets head = text_rows::head_to_find<Keys>(data, size);
    const size_t rank = text_rows::lower_bound(keys, samples.ranks_for(head), head, data, size);
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
using hashed_search_of = hashed_search<row_count<Rows>, hashed<Rows>, common_prefix_size<Rows>, shortest<Rows>>;

}  // namespace text_rows

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

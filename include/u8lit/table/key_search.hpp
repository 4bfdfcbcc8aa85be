// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TABLE_KEY_SEARCH_HPP
#define U8LIT_TABLE_KEY_SEARCH_HPP

#include <u8lit/table/key_case.hpp>
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

// The code units to look up, in UTF-8 and, if the table ignores case, in lower case. Only the first `Longest` octets
// are converted, because no key is longer.
template <class Unit, size_t Longest, bool IgnoresCase>
class lookup_key {
 public:
  U8LIT_ABI explicit constexpr lookup_key(code_units<Unit> units) noexcept {
    if constexpr (utf8_unit<Unit>) {
      is_complete_ = units.size() <= Longest;
      for (size_ = 0; size_ < units.size() && size_ < Longest; ++size_)
        octets_[size_] = static_cast<char>(units.data()[size_]);
    } else {
      const transcoded done = detail::transcode_between(form_source<Unit>{units.data(), units.size()},
                                                        form_target<char>{octets_, Longest}, on_fault::stop);
      size_ = done.written;
      is_complete_ = static_cast<bool>(done);
    }
    if constexpr (IgnoresCase) {
      for (size_t at = 0; at < size_; ++at) octets_[at] = detail::to_ascii_case(octets_[at], ascii_case::lower);
    }
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
class lookup_key<Unit, Longest, false> : public code_units<Unit> {
 public:
  U8LIT_ABI explicit constexpr lookup_key(code_units<Unit> units) noexcept : code_units<Unit>{units} {}
  U8LIT_ABI static constexpr bool is_complete() noexcept { return true; }
};
template <size_t Longest, bool IgnoresCase = false, code_unit Unit>
U8LIT_ABI constexpr auto make_lookup_key(code_units<Unit> units) noexcept {
  return lookup_key<Unit, Longest, IgnoresCase>{units};
}

// Compares the first `size` octets of a key with octets to look up: negative, 0 or positive. Linear.
template <class Keys, utf8_unit KeyUnit, utf8_unit Unit>
U8LIT_ABI constexpr int compare_key_octets(const KeyUnit* key, const Unit* data, size_t size) noexcept {
  if constexpr (!ignores_ascii_case<Keys>) {
    return detail::compare_octets(key, data, size);
  } else {
    size_t at = 0;
    while (at < size && text_rows::octet_to_compare<Keys>(key[at]) == detail::to_octet(data[at])) ++at;
    return at == size ? 0 : text_rows::octet_to_compare<Keys>(key[at]) < detail::to_octet(data[at]) ? -1 : 1;
  }
}
template <class Keys, utf8_unit Unit>
U8LIT_ABI constexpr bool equals_key(const Keys& keys, size_t rank, const Unit* data, size_t size) noexcept {
  const auto key = keys[rank];
  return key.size() == size && text_rows::compare_key_octets<Keys>(key.data(), data, size) == 0;
}
template <class Keys, utf8_unit Unit>
U8LIT_ABI constexpr bool is_key_less(const Keys& keys, size_t rank, const Unit* data, size_t size) noexcept {
  const auto key = keys[rank];
  const int compared =
      text_rows::compare_key_octets<Keys>(key.data(), data, key.size() < size ? key.size() : size);
  return compared < 0 || (compared == 0 && key.size() < size);
}
// The first eight octets of a key, as they are compared.
template <class Keys>
U8LIT_ABI constexpr eight_octets head_of_key(const Keys& keys, size_t rank) noexcept {
  eight_octets head = keys.head(rank);
  if constexpr (ignores_ascii_case<Keys>) {
    // Adds 0x20 to each octet from 41 to 5A: the sums have the highest bit of those from 41 on, and from 5B on.
    constexpr eight_octets each = ~eight_octets{} / 0xFF, low_bits = each * 0x7F;
    const eight_octets low = head & low_bits, from_a = low + each * (0x80 - ascii_upper_letters.first),
                       after_z = low + each * (0x7F - ascii_upper_letters.last);
    head += (from_a & ~after_z & ~head & ~low_bits) >> 2;
  }
  return head;
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

// As std::lower_bound: the rank in a range of the first key that is not less than the octets, the first eight of which
// are `head`. Keys with equal heads follow each other; they are searched from the first one on in steps that double.
template <class Keys, utf8_unit Unit>
U8LIT_ABI constexpr size_t lower_bound(const Keys& keys, rank_range range, eight_octets head, const Unit* data,
                                       size_t size) noexcept {
  size_t first = text_rows::lower_bound_of_heads(range.first, range.last - range.first, head,
                                                 [&](size_t rank) { return text_rows::head_of_key(keys, rank); });
  const auto is_less = [&](size_t rank) {
    return text_rows::head_of_key(keys, rank) == head && text_rows::is_key_less(keys, rank, data, size);
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
  const size_t first = text_rows::lower_bound(keys, all, detail::load_first_octets(data, size), data, size);
  return {first, text_rows::partition_point({first, keys.size()}, [&](size_t rank) {
            const auto key = keys[rank];
            return key.size() >= size && text_rows::compare_key_octets<Keys>(key.data(), data, size) == 0;
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
    const octet next = detail::to_octet(data[at]);
    const auto octet_of = [&](size_t rank) { return text_rows::octet_to_compare<Keys>(keys[rank].data()[at]); };
    range.first = text_rows::partition_point(range, [&](size_t rank) { return octet_of(rank) < next; });
    range.last = text_rows::partition_point(range, [&](size_t rank) { return octet_of(rank) == next; });
  }
  return longest;
}

}  // namespace text_rows

// Narrows a search: the heads of every eighth key, in an array of their own, which fits in the cache. It takes an octet
// a key, and 2,000 keys are searched in two thirds of the time (g++ 12). Small tables do without.
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

// Binary search: one comparison for each halving.
template <size_t Count>
struct ordered_search {
  [[no_unique_address]] head_samples<Count> samples;

  template <class Keys, utf8_unit Unit>
  U8LIT_ABI constexpr size_t find(const Keys& keys, const Unit* data, size_t size) const noexcept {
    const eight_octets head = detail::load_first_octets(data, size);
    const size_t rank = text_rows::lower_bound(keys, samples.ranks_for(head), head, data, size);
    return rank < Count && text_rows::equals_key(keys, rank, data, size) ? rank : npos;
  }
};

// Search with a perfect hash: one comparison.
template <size_t Count>
struct hashed_search {
  perfect_hash<Count> hash;

  template <class Keys, utf8_unit Unit>
  U8LIT_ABI constexpr size_t find(const Keys& keys, const Unit* data, size_t size) const noexcept {
    if (size > Keys::longest) return npos;
    const size_t rank = hash[detail::hash_octets(data, size)];
    return text_rows::equals_key(keys, rank, data, size) ? rank : npos;
  }
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

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

template <class Key, utf8_unit Unit>
U8LIT_ABI constexpr bool equals_key(Key key, const Unit* data, size_t size) noexcept {
  return key.size() == size && detail::compare_octets(key.data(), data, size) == 0;
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

// As std::lower_bound: the rank of the first key that is not less than the octets.
template <class Keys, utf8_unit Unit>
U8LIT_ABI constexpr size_t lower_bound(const Keys& keys, const Unit* data, size_t size) noexcept {
  return text_rows::partition_point({0, keys.size()}, [&](size_t rank) {
    const auto key = keys[rank];
    return detail::compare_octets(key.data(), key.size(), data, size) < 0;
  });
}

// The keys that begin with the octets.
template <class Keys, utf8_unit Unit>
U8LIT_ABI constexpr rank_range find_starting_with(const Keys& keys, const Unit* data, size_t size) noexcept {
  const size_t first = text_rows::lower_bound(keys, data, size);
  return {first, text_rows::partition_point({first, keys.size()}, [&](size_t rank) {
            return keys[rank].size() >= size && detail::compare_octets(keys[rank].data(), data, size) == 0;
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
    range.first =
        text_rows::partition_point(range, [&](size_t rank) { return detail::to_octet(keys[rank].data()[at]) < next; });
    range.last =
        text_rows::partition_point(range, [&](size_t rank) { return detail::to_octet(keys[rank].data()[at]) == next; });
  }
  return longest;
}

}  // namespace text_rows

// Binary search: one comparison for each halving.
struct ordered_search {
  template <class Keys, utf8_unit Unit>
  U8LIT_ABI constexpr size_t find(const Keys& keys, const Unit* data, size_t size) const noexcept {
    const size_t rank = text_rows::lower_bound(keys, data, size);
    return rank < keys.size() && text_rows::equals_key(keys[rank], data, size) ? rank : npos;
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
    return text_rows::equals_key(keys[rank], data, size) ? rank : npos;
  }
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TABLE_KEY_SEARCH_HPP
#define U8LIT_TABLE_KEY_SEARCH_HPP

#include <u8lit/operation/boundary.hpp>
#include <u8lit/table/perfect_hash.hpp>
#include <u8lit/transcoding/transcoding.hpp>
#include <u8lit/base/begin.hpp>

// Keys are found by their octets. What is sought may be any code units, text or not: keys are text, so nothing that is
// ill-formed is one of them.

namespace u8lit::detail {

// Ranks of keys, from the first to before the last.
struct rank_range {
  size_t first;
  size_t last;
};

namespace text_rows {

// What is sought, in octets. Of what is longer than any key, only as much as that matters.
template <class Unit, size_t Longest>
class sought_octets {
 public:
  U8LIT_ABI explicit constexpr sought_octets(code_units<Unit> units) noexcept {
    const transcoded done = detail::transcode_between(form_source<Unit>{units.data(), units.size()},
                                                     form_target<char>{octets_, Longest}, on_fault::stop);
    size_ = done.written;
    whole_ = static_cast<bool>(done);
  }
  U8LIT_ABI constexpr const char* data() const noexcept { return octets_; }
  U8LIT_ABI constexpr size_t size() const noexcept { return size_; }
  // Whether that is all, and well-formed.
  U8LIT_ABI constexpr bool whole() const noexcept { return whole_; }

 private:
  char octets_[Longest < 4 ? 4 : Longest]{};
  size_t size_ = 0;
  bool whole_ = false;
};
template <utf8_unit Unit, size_t Longest>
class sought_octets<Unit, Longest> : public code_units<Unit> {
 public:
  U8LIT_ABI explicit constexpr sought_octets(code_units<Unit> units) noexcept : code_units<Unit>{units} {}
  U8LIT_ABI static constexpr bool whole() noexcept { return true; }
};
template <size_t Longest, code_unit Unit>
U8LIT_ABI constexpr sought_octets<Unit, Longest> as_octets(code_units<Unit> units) noexcept {
  return sought_octets<Unit, Longest>{units};
}

template <class Key, utf8_unit Unit>
U8LIT_ABI constexpr bool is_key(Key key, const Unit* data, size_t size) noexcept {
  return key.size() == size && detail::compare_octets(key.data(), data, size) == 0;
}

// The first rank for which it does not hold, where it holds up to some rank.
template <class Predicate>
U8LIT_ABI constexpr size_t partition_point(rank_range range, Predicate holds) noexcept {
  while (range.first < range.last) {
    const size_t middle = range.first + (range.last - range.first) / 2;
    if (holds(middle)) range.first = middle + 1;
    else range.last = middle;
  }
  return range.first;
}

// The first key that does not come before the octets.
template <class Keys, utf8_unit Unit>
U8LIT_ABI constexpr size_t lower_bound(const Keys& keys, const Unit* data, size_t size) noexcept {
  return text_rows::partition_point({0, keys.size()}, [&](size_t rank) {
    const auto key = keys[rank];
    return detail::compare_octets(key.data(), key.size(), data, size) < 0;
  });
}

// The keys that begin with the octets.
template <class Keys, utf8_unit Unit>
U8LIT_ABI constexpr rank_range with_prefix(const Keys& keys, const Unit* data, size_t size) noexcept {
  const size_t first = text_rows::lower_bound(keys, data, size);
  return {first, text_rows::partition_point({first, keys.size()}, [&](size_t rank) {
            return keys[rank].size() >= size && detail::compare_octets(keys[rank].data(), data, size) == 0;
          })};
}

// The longest key that the octets begin with, or npos. Each octet narrows the keys down.
template <class Keys, utf8_unit Unit>
U8LIT_ABI constexpr size_t longest_prefix(const Keys& keys, const Unit* data, size_t size) noexcept {
  rank_range range{0, keys.size()};
  size_t found = npos;
  for (size_t at = 0; range.first < range.last; ++at) {
    if (keys[range.first].size() == at) found = range.first++;
    if (at == size) break;
    const octet next = detail::to_octet(data[at]);
    range.first =
        text_rows::partition_point(range, [&](size_t rank) { return detail::to_octet(keys[rank].data()[at]) < next; });
    range.last =
        text_rows::partition_point(range, [&](size_t rank) { return detail::to_octet(keys[rank].data()[at]) == next; });
  }
  return found;
}

}  // namespace text_rows

// By binary search: a comparison of octets for each halving.
struct ordered_search {
  template <class Keys, utf8_unit Unit>
  U8LIT_ABI constexpr size_t find(const Keys& keys, const Unit* data, size_t size) const noexcept {
    const size_t rank = text_rows::lower_bound(keys, data, size);
    return rank < keys.size() && text_rows::is_key(keys[rank], data, size) ? rank : npos;
  }
};

// By a perfect hash: one comparison.
template <size_t Count>
struct hashed_search {
  perfect_hash<Count> hash;

  template <class Keys, utf8_unit Unit>
  U8LIT_ABI constexpr size_t find(const Keys& keys, const Unit* data, size_t size) const noexcept {
    if (size > Keys::longest) return npos;
    const size_t rank = hash[detail::hash_of(data, size)];
    return text_rows::is_key(keys[rank], data, size) ? rank : npos;
  }
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_KEYS_HPP
#define U8LIT_TEXT_KEYS_HPP

#include <u8lit/copy.hpp>
#include <u8lit/key_order.hpp>
#include <u8lit/text_view.hpp>
#include <u8lit/compiler/begin.hpp>

// The keys of a table in their order. Types depend on sizes alone.

namespace u8lit {

// The octets of all keys, one key after the other, and where each ends: no pointers, so nothing to relocate.
template <utf8_unit Unit, size_t Count, size_t Octets, size_t Longest>
struct owned_keys {
  using unit_type = Unit;
  using offset = smallest_unsigned<Octets>;
  static constexpr size_t longest = Longest;

  Unit octets[Octets == 0 ? 1 : Octets]{};
  offset ends[Count + 1]{};  // the first is 0: each key begins where the one before ends

  static constexpr size_t size() noexcept { return Count; }
  constexpr text_view<Unit> operator[](size_t rank) const noexcept {
    return text_view<Unit>::unchecked(octets + ends[rank], size_t{ends[rank + 1]} - ends[rank]);
  }
};

// Views of the literals that the keys were given as.
template <utf8_unit Unit, size_t Count, size_t Longest>
struct borrowed_keys {
  using unit_type = Unit;
  static constexpr size_t longest = Longest;

  text_view<Unit> keys[Count == 0 ? 1 : Count]{};

  static constexpr size_t size() noexcept { return Count; }
  constexpr text_view<Unit> operator[](size_t rank) const noexcept { return keys[rank]; }
};

namespace text_rows {

struct key_sizes {
  size_t sum = 0;
  size_t longest = 0;
};
template <const auto& Rows>
consteval key_sizes measure_keys() noexcept {
  key_sizes result;
  for (size_t row = 0; row < row_count<Rows>; ++row) {
    const size_t size = key_of(Rows[row]).size();
    result.sum += size;
    if (size > result.longest) result.longest = size;
  }
  return result;
}
template <const auto& Rows>
inline constexpr key_sizes sizes = measure_keys<Rows>();

template <const auto& Rows>
consteval auto own_keys() noexcept {
  owned_keys<key_unit<Rows>, row_count<Rows>, sizes<Rows>.sum, sizes<Rows>.longest> result;
  size_t end = 0;
  for (size_t rank = 0; rank < row_count<Rows>; ++rank) {
    const auto key = key_of(Rows[sorted<Rows>[rank]]);
    copy(result.octets + end, key.data(), key.size());
    end += key.size();
    result.ends[rank + 1] = static_cast<typename decltype(result)::offset>(end);
  }
  return result;
}
template <const auto& Rows>
consteval auto borrow_keys() noexcept {
  borrowed_keys<key_unit<Rows>, row_count<Rows>, sizes<Rows>.longest> result;
  for (size_t rank = 0; rank < row_count<Rows>; ++rank) {
    const auto key = key_of(Rows[sorted<Rows>[rank]]);
    result.keys[rank] = text_view<key_unit<Rows>>::unchecked(key.data(), key.size());
  }
  return result;
}

}  // namespace text_rows

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif

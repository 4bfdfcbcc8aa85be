// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_ROW_KEYS_HPP
#define U8LIT_ROW_KEYS_HPP

#include <u8lit/octet_word.hpp>
#include <u8lit/rows.hpp>
#include <u8lit/text_row.hpp>
#include <u8lit/compiler/begin.hpp>

// The keys of rows, read once.

namespace u8lit::text_rows {

template <const auto& Rows>
using key_unit = decltype(u8lit::unit_in(u8lit::key_of(Rows[0])));

template <class Element, size_t Count>
struct elements {
  Element at[Count == 0 ? 1 : Count]{};
  U8LIT_ABI constexpr Element operator[](size_t index) const noexcept { return at[index]; }
};

// How many octets all keys begin with.
template <const auto& Rows>
consteval size_t common_prefix() noexcept {
  if (row_count<Rows> < 2) return 0;
  const auto first = u8lit::key_of(Rows[0]);
  size_t common = first.size();
  for (size_t row = 1; row < row_count<Rows> && common > 0; ++row) {
    const auto key = u8lit::key_of(Rows[row]);
    const size_t size = key.size() < common ? key.size() : common;
    if (size == common && u8lit::compare_octets(first.data(), key.data(), size) == 0) continue;
    for (common = 0; common < size && first.data()[common] == key.data()[common];) ++common;
  }
  return common;
}
template <const auto& Rows>
inline constexpr size_t common = text_rows::common_prefix<Rows>();

// A key with its first octets behind those that all begin with, and each without a call, for it counts where there are
// thousands.
template <class Unit>
struct headed_key {
  const Unit* data;
  size_t size;
  octet_word head;
};

template <const auto& Rows>
consteval auto read_keys() noexcept {
  elements<headed_key<key_unit<Rows>>, row_count<Rows>> result;
  for (size_t row = 0; row < row_count<Rows>; ++row) {
    const auto key = u8lit::key_of(Rows[row]);
    result.at[row] = {key.data(), key.size(),
                      u8lit::first_octets(key.data() + common<Rows>, key.size() - common<Rows>)};
  }
  return result;
}
template <const auto& Rows>
inline constexpr auto keys = text_rows::read_keys<Rows>();

// Code point order of the keys of two rows. Mostly their first octets tell it.
template <const auto& Rows>
U8LIT_ABI constexpr int compare_rows(size_t left, size_t right) noexcept {
  const auto &l = keys<Rows>.at[left], &r = keys<Rows>.at[right];
  if (l.head != r.head) return l.head < r.head ? -1 : 1;
  return u8lit::compare_octets(l.data, l.size, r.data, r.size);
}

}  // namespace u8lit::text_rows

#include <u8lit/compiler/end.hpp>

#endif

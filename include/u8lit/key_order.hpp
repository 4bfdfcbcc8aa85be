// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_KEY_ORDER_HPP
#define U8LIT_KEY_ORDER_HPP

#include <u8lit/octet_word.hpp>
#include <u8lit/order.hpp>
#include <u8lit/rows.hpp>
#include <u8lit/smallest_unsigned.hpp>
#include <u8lit/text_row.hpp>
#include <u8lit/compiler/begin.hpp>

// The rows of a table in the order of their keys, which for UTF-8 is that of the octets (RFC 3629 section 1: "The byte-value
// lexicographic sorting order of UTF-8 strings is the same as if ordered by character numbers"). Each step is a constant of
// its own, because compilers limit how long each may take.

namespace u8lit::text_rows {

template <const auto& Rows>
using key_unit = decltype(unit_in(key_of(Rows[0])));

template <class Element, size_t Count>
struct elements {
  Element at[Count == 0 ? 1 : Count]{};
  constexpr Element operator[](size_t index) const noexcept { return at[index]; }
};

template <const auto& Rows>
consteval auto first_octets_of_keys() noexcept {
  elements<octet_word, row_count<Rows>> result;
  for (size_t row = 0; row < row_count<Rows>; ++row) {
    const auto key = key_of(Rows[row]);
    result.at[row] = first_octets(key.data(), key.size());
  }
  return result;
}
template <const auto& Rows>
inline constexpr auto heads = first_octets_of_keys<Rows>();

// Code point order of the keys of two rows. Mostly their first octets tell it.
template <const auto& Rows>
constexpr int compare_rows(size_t left, size_t right) noexcept {
  if (heads<Rows>.at[left] != heads<Rows>.at[right]) return heads<Rows>.at[left] < heads<Rows>.at[right] ? -1 : 1;
  const auto l = key_of(Rows[left]), r = key_of(Rows[right]);
  return compare_units(l.data(), l.size(), r.data(), r.size());
}

template <const auto& Rows>
consteval bool are_in_order() noexcept {
  for (size_t row = 1; row < row_count<Rows>; ++row) {
    if (compare_rows<Rows>(row - 1, row) > 0) return false;
  }
  return true;
}
template <const auto& Rows>
inline constexpr bool in_order = are_in_order<Rows>();

// The rows as they are given.
struct given_order {
  constexpr size_t operator[](size_t index) const noexcept { return index; }
};

// The rows' numbers, every `Width` of them in the order of the keys.
template <const auto& Rows, size_t Width>
consteval auto merge() noexcept;
template <const auto& Rows, size_t Width>
inline constexpr auto merged = merge<Rows, Width>();
template <const auto& Rows>
inline constexpr auto merged<Rows, 1> = given_order{};

template <const auto& Rows, size_t Width>
consteval auto merge() noexcept {
  constexpr size_t count = row_count<Rows>;
  constexpr const auto& halves = merged<Rows, Width / 2>;
  elements<smallest_unsigned<count>, count> result;
  for (size_t first = 0; first < count; first += Width) {
    size_t left = first, right = first + Width / 2 < count ? first + Width / 2 : count;
    const size_t middle = right, last = first + Width < count ? first + Width : count;
    for (size_t at = first; at < last; ++at) {
      const bool from_left = right == last || (left < middle && compare_rows<Rows>(halves[left], halves[right]) <= 0);
      result.at[at] = static_cast<smallest_unsigned<count>>(halves[from_left ? left++ : right++]);
    }
  }
  return result;
}

constexpr size_t power_of_two_from(size_t count) noexcept {
  size_t result = 1;
  while (result < count) result *= 2;
  return result;
}

// `sorted<Rows>[rank]` is the row of the key of that rank. Of equal keys, the first comes first. Rows that are in order are
// not sorted.
template <const auto& Rows>
inline constexpr auto sorted = merged<Rows, in_order<Rows> ? 1 : power_of_two_from(row_count<Rows>)>;

}  // namespace u8lit::text_rows

#include <u8lit/compiler/end.hpp>

#endif

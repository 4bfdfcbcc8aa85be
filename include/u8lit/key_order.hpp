// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_KEY_ORDER_HPP
#define U8LIT_KEY_ORDER_HPP

#include <u8lit/row_keys.hpp>
#include <u8lit/smallest_unsigned.hpp>
#include <u8lit/compiler/begin.hpp>

// The rows of a table in the order of their keys, which for UTF-8 is that of the octets (RFC 3629 section 1: "The byte-value
// lexicographic sorting order of UTF-8 strings is the same as if ordered by character numbers"). Of many rows each step is
// a constant of its own, because compilers limit how long each may take.

namespace u8lit::text_rows {

template <const auto& Rows>
consteval bool are_in_order() noexcept {
  for (size_t row = 1; row < row_count<Rows>; ++row) {
    if (keys<Rows>.at[row - 1].head >= keys<Rows>.at[row].head && text_rows::compare_rows<Rows>(row - 1, row) > 0)
      return false;
  }
  return true;
}
template <const auto& Rows>
inline constexpr bool in_order = text_rows::are_in_order<Rows>();

// What is sorted are words: the first octets of a key, with the number of its row for the last bits.
U8LIT_ABI constexpr octet_word row_bits(size_t count) noexcept {
  octet_word result = 0;
  while (result < count) result = result << 1 | 1;
  return result;
}

template <const auto& Rows>
consteval auto words_of_keys() noexcept {
  constexpr octet_word row_of = text_rows::row_bits(row_count<Rows>);
  elements<octet_word, row_count<Rows>> result;
  for (size_t row = 0; row < row_count<Rows>; ++row) result.at[row] = (keys<Rows>.at[row].head & ~row_of) | row;
  return result;
}

// From words of which every half of `width` is in the order of the keys to words of which every `width` of them is; of
// equal keys, the first row comes first.
template <const auto& Rows>
U8LIT_ABI constexpr void merge(const octet_word* halves, octet_word* result, size_t width) noexcept {
  const size_t count = row_count<Rows>;
  const octet_word row_of = row_bits(count);
  size_t at = 0;
  for (size_t first = 0; first < count; first += width) {
    size_t left = first, right = first + width / 2 < count ? first + width / 2 : count;
    const size_t middle = right, last = first + width < count ? first + width : count;
    octet_word l = halves[left], r = right < last ? halves[right] : 0;
    while (left < middle && right < last) {
      if ((l ^ r) > row_of ? l < r : text_rows::compare_rows<Rows>(l & row_of, r & row_of) <= 0) {
        result[at++] = l;
        if (++left < middle) l = halves[left];
      } else {
        result[at++] = r;
        if (++right < last) r = halves[right];
      }
    }
    while (left < middle) result[at++] = halves[left++];
    while (right < last) result[at++] = halves[right++];
  }
}

// So many rows are sorted in one constant, if that takes no more comparisons of long keys than compilers allow.
inline constexpr size_t rows_sorted_at_once = 0x200;

template <const auto& Rows, size_t Width>
consteval auto merge_up_to() noexcept;
template <const auto& Rows, size_t Width>
inline constexpr auto merged = text_rows::merge_up_to<Rows, Width>();

template <const auto& Rows, size_t Width>
consteval auto merge_up_to() noexcept {
  elements<octet_word, row_count<Rows>> result;
  if constexpr (row_count<Rows> > rows_sorted_at_once && Width > 1) {
    text_rows::merge<Rows>(merged<Rows, Width / 2>.at, result.at, Width);
  } else {
    result = text_rows::words_of_keys<Rows>();
    for (size_t width = 2; width <= Width; width *= 2) {
      const auto halves = result;
      text_rows::merge<Rows>(halves.at, result.at, width);
    }
  }
  return result;
}

U8LIT_ABI constexpr size_t power_of_two_from(size_t count) noexcept {
  size_t result = 1;
  while (result < count) result *= 2;
  return result;
}

template <const auto& Rows>
consteval auto sort_rows() noexcept {
  constexpr size_t count = row_count<Rows>;
  constexpr octet_word row_of = row_bits(count);
  elements<smallest_unsigned<count>, count> result;
  for (size_t rank = 0; rank < count; ++rank) {
    const octet_word word = merged<Rows, power_of_two_from(count)>.at[rank];
    result.at[rank] = static_cast<smallest_unsigned<count>>(word & row_of);
  }
  return result;
}

// The rows as they are given.
struct given_order {
  U8LIT_ABI constexpr size_t operator[](size_t index) const noexcept { return index; }
};

// `sorted<Rows>[rank]` is the row of the key of that rank. Rows that are in order are not sorted.
template <const auto& Rows>
inline constexpr auto sorted = text_rows::sort_rows<Rows>();
template <const auto& Rows>
  requires in_order<Rows>
inline constexpr auto sorted<Rows> = given_order{};

}  // namespace u8lit::text_rows

#include <u8lit/compiler/end.hpp>

#endif

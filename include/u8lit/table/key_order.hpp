// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TABLE_KEY_ORDER_HPP
#define U8LIT_TABLE_KEY_ORDER_HPP

#include <u8lit/base/type_traits.hpp>
#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/table/eight_octets.hpp>
#include <u8lit/table/key_case.hpp>
#include <u8lit/table/rows.hpp>
#include <u8lit/base/begin.hpp>

// Sorts the rows of a table by key. Byte order is code point order (RFC 3629 section 1: "The byte-value lexicographic
// sorting order of UTF-8 strings is the same as if ordered by character numbers").
//
// This is a merge sort of integers. Each integer holds the first bytes of a key and, in its low bits, the number of the
// row, so most comparisons do not read the keys. In large tables each pass is a constant of its own, because compilers
// limit the steps of a single constant evaluation.

namespace u8lit::detail::text_rows {

template <const auto& Rows>
using key_unit = typename decltype(detail::key_of(Rows[0]))::unit_type;

template <class Element, size_t Count>
struct array {
  Element elements[Count == 0 ? 1 : Count]{};
  U8LIT_ABI constexpr Element operator[](size_t index) const noexcept { return elements[index]; }
};

template <const auto& Rows>
inline constexpr bool are_case_ignoring = ignores_ascii_case<remove_cvref_t<decltype(Rows)>>;

// Whether the rows of a table, or its stored keys, are mapped (mapped_keys.hpp).
template <class Keys>
concept with_mapped_keys = requires { typename Keys::key_mapping; };

// The length of the longest prefix that all keys share, in bytes; 0 if there is only one key.
template <const auto& Rows>
consteval size_t measure_common_prefix() noexcept {
  if (row_count<Rows> < 2) return 0;
  const auto first = detail::key_of(Rows[0]);
  size_t common = first.size();
  for (size_t row = 1; row < row_count<Rows> && common > 0; ++row) {
    const auto key = detail::key_of(Rows[row]);
    const size_t size = key.size() < common ? key.size() : common;
    constexpr bool ignores_case = are_case_ignoring<Rows>;
    if (size == common && detail::compare_octets<ignores_case>(first.data(), key.data(), size) == 0) continue;
    for (common = 0; common < size && detail::fold_case<ignores_case>(first.data()[common]) ==
                                          detail::fold_case<ignores_case>(key.data()[common]);)
      ++common;
  }
  return common;
}
template <const auto& Rows>
inline constexpr size_t common_prefix_size = text_rows::measure_common_prefix<Rows>();

// A key and its head: the eight bytes that follow the common prefix, as a big-endian integer, padded with zeros. The
// members are public, because with thousands of keys calls to accessors slow the compiler down.
template <class Unit>
struct key_with_head {
  const Unit* data;
  size_t size;
  eight_octets head;
};

template <const auto& Rows>
consteval auto read_keys() noexcept {
  array<key_with_head<key_unit<Rows>>, row_count<Rows>> result;
  for (size_t row = 0; row < row_count<Rows>; ++row) {
    const auto key = detail::key_of(Rows[row]);
    const eight_octets head = detail::load_first_octets(key.data() + common_prefix_size<Rows>,
                                                        key.size() - common_prefix_size<Rows>);
    result.elements[row] = {key.data(), key.size(), detail::fold_case<are_case_ignoring<Rows>>(head)};
  }
  return result;
}
// The keys, by row. A user's rows are read only here.
template <const auto& Rows>
inline constexpr auto keys = text_rows::read_keys<Rows>();

// Compares the keys of two rows. Reads them only if their heads are equal.
template <const auto& Rows>
U8LIT_ABI constexpr int compare_rows(size_t left, size_t right) noexcept {
  const auto &l = keys<Rows>.elements[left], &r = keys<Rows>.elements[right];
  if (l.head != r.head) return l.head < r.head ? -1 : 1;
  return detail::compare_octets<are_case_ignoring<Rows>>(l.data, l.size, r.data, r.size);
}

template <const auto& Rows>
consteval bool check_order() noexcept {
  for (size_t row = 1; row < row_count<Rows>; ++row) {
    if (keys<Rows>.elements[row - 1].head >= keys<Rows>.elements[row].head &&
        text_rows::compare_rows<Rows>(row - 1, row) > 0)
      return false;
  }
  return true;
}
template <const auto& Rows>
inline constexpr bool is_sorted = text_rows::check_order<Rows>();

// The low bits that a row number takes.
U8LIT_ABI constexpr eight_octets row_mask(size_t count) noexcept {
  eight_octets result = 0;
  while (result < count) result = result << 1 | 1;
  return result;
}

// The integers to sort.
template <const auto& Rows>
consteval auto make_sort_words() noexcept {
  constexpr eight_octets mask = text_rows::row_mask(row_count<Rows>);
  array<eight_octets, row_count<Rows>> result;
  for (size_t row = 0; row < row_count<Rows>; ++row)
    result.elements[row] = (keys<Rows>.elements[row].head & ~mask) | row;
  return result;
}

// One pass of the merge sort: from sorted runs of `width / 2` words to sorted runs of `width`. The sort is stable.
template <const auto& Rows>
U8LIT_ABI constexpr void merge(const eight_octets* halves, eight_octets* result, size_t width) noexcept {
  const size_t count = row_count<Rows>;
  const eight_octets mask = text_rows::row_mask(count);
  size_t at = 0;
  for (size_t first = 0; first < count; first += width) {
    size_t left = first, right = first + width / 2 < count ? first + width / 2 : count;
    const size_t middle = right, last = first + width < count ? first + width : count;
    eight_octets l = halves[left], r = right < last ? halves[right] : 0;
    while (left < middle && right < last) {
      // Heads that differ decide; if they are equal, the keys are compared.
      if ((l ^ r) > mask ? l < r : text_rows::compare_rows<Rows>(l & mask, r & mask) <= 0) {
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

// At most this many rows are sorted in one constant evaluation; more would exceed the limits of compilers if the keys
// are long.
inline constexpr size_t max_rows_per_constant = 0x200;

template <const auto& Rows, size_t Width>
consteval auto merge_up_to() noexcept;
// The integers, in sorted runs of `Width`. If there are many rows, each width is a constant made from the one before.
template <const auto& Rows, size_t Width>
inline constexpr auto merged = text_rows::merge_up_to<Rows, Width>();

template <const auto& Rows, size_t Width>
consteval auto merge_up_to() noexcept {
  array<eight_octets, row_count<Rows>> result;
  if constexpr (row_count<Rows> > max_rows_per_constant && Width > 1) {
    text_rows::merge<Rows>(merged<Rows, Width / 2>.elements, result.elements, Width);
  } else {
    result = text_rows::make_sort_words<Rows>();
    for (size_t width = 2; width <= Width; width *= 2) {
      const auto halves = result;
      text_rows::merge<Rows>(halves.elements, result.elements, width);
    }
  }
  return result;
}

U8LIT_ABI constexpr size_t bit_ceil(size_t count) noexcept {
  size_t result = 1;
  while (result < count) result *= 2;
  return result;
}

template <const auto& Rows>
consteval auto sort_rows() noexcept {
  constexpr size_t count = row_count<Rows>;
  constexpr eight_octets mask = text_rows::row_mask(count);
  array<smallest_unsigned<count>, count> result;
  for (size_t rank = 0; rank < count; ++rank) {
    const eight_octets word = merged<Rows, text_rows::bit_ceil(count)>.elements[rank];
    result.elements[rank] = static_cast<smallest_unsigned<count>>(word & mask);
  }
  return result;
}

struct identity_order {
  U8LIT_ABI constexpr size_t operator[](size_t index) const noexcept { return index; }
};

// `sorted<Rows>[rank]` is the row of the key with that rank. Rows that are in order already take no table.
template <const auto& Rows>
inline constexpr auto sorted = text_rows::sort_rows<Rows>();
template <const auto& Rows>
  requires is_sorted<Rows>
inline constexpr auto sorted<Rows> = identity_order{};

}  // namespace u8lit::detail::text_rows

#include <u8lit/base/end.hpp>

#endif

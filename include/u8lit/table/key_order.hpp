// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TABLE_KEY_ORDER_HPP
#define U8LIT_TABLE_KEY_ORDER_HPP

#include <u8lit/base/smallest_unsigned.hpp>
#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/table/rows.hpp>
#include <u8lit/validation/octet_word.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit {

// A key as it stands in the rows of a table: a literal of UTF-8, which may have NULs in it, or a view of one. Not judged
// here; the table judges all its keys at once and names the one that is ill-formed.
template <utf8_unit Unit = char>
class text_key {
 public:
  using unit_type = Unit;

  template <size_t Size>
  U8LIT_ABI constexpr text_key(const Unit (&literal U8LIT_LIFETIMEBOUND)[Size]) noexcept
      : data_{literal}, size_{detail::units_of(literal).size()} {}

  template <class Text>
    requires requires(const Text& text, const Unit*& data) { data = text.data(), detail::units_of(text); }
  U8LIT_ABI constexpr text_key(const Text& text) noexcept : data_{text.data()}, size_{detail::units_of(text).size()} {}
  // A temporary that owns its code units is gone before the table is made.
  template <detail::owning_temporary Text>
    requires text_like<Text>
  U8LIT_ABI text_key(const Text&&) = delete;

  [[nodiscard]] U8LIT_ABI constexpr const Unit* data() const noexcept { return data_; }
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return size_; }

 private:
  const Unit* data_;
  size_t size_;
};

// One row of a text_map: `{"grün", 2}`.
template <class Value, utf8_unit Unit = char>
struct text_row {
  text_key<Unit> key;
  Value value;
};

}  // namespace u8lit

namespace u8lit::detail {

// The code units of a row's key; the rows of a set are keys. Whatever has data() and size() is a key, too.
template <class Row>
[[nodiscard]] U8LIT_ABI constexpr auto key_of(const Row& row) noexcept {
  if constexpr (requires { row.key; }) return detail::units_of(row.key);
  else return detail::units_of(row);
}

template <class Unit>
[[nodiscard]] U8LIT_ABI constexpr Unit unit_of_key(code_units<Unit>) noexcept {
  return Unit{};
}

}  // namespace u8lit::detail

// The keys of rows, read once.

namespace u8lit::detail::text_rows {

template <const auto& Rows>
using key_unit = decltype(detail::unit_of_key(detail::key_of(Rows[0])));

template <class Element, size_t Count>
struct elements {
  Element at[Count == 0 ? 1 : Count]{};
  U8LIT_ABI constexpr Element operator[](size_t index) const noexcept { return at[index]; }
};

// How many octets all keys begin with.
template <const auto& Rows>
consteval size_t common_prefix() noexcept {
  if (row_count<Rows> < 2) return 0;
  const auto first = detail::key_of(Rows[0]);
  size_t common = first.size();
  for (size_t row = 1; row < row_count<Rows> && common > 0; ++row) {
    const auto key = detail::key_of(Rows[row]);
    const size_t size = key.size() < common ? key.size() : common;
    if (size == common && detail::compare_octets(first.data(), key.data(), size) == 0) continue;
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
    const auto key = detail::key_of(Rows[row]);
    result.at[row] = {key.data(), key.size(),
                      detail::load_first_octets(key.data() + common<Rows>, key.size() - common<Rows>)};
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
  return detail::compare_octets(l.data, l.size, r.data, r.size);
}

}  // namespace u8lit::detail::text_rows

// The rows of a table in the order of their keys, which for UTF-8 is that of the octets (RFC 3629 section 1: "The byte-value
// lexicographic sorting order of UTF-8 strings is the same as if ordered by character numbers"). Of many rows each step is
// a constant of its own, because compilers limit how long each may take.

namespace u8lit::detail::text_rows {

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

}  // namespace u8lit::detail::text_rows

#include <u8lit/base/end.hpp>

#endif

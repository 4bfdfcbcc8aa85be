// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TABLE_KEY_CHECK_HPP
#define U8LIT_TABLE_KEY_CHECK_HPP

#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/table/key_order.hpp>
#include <u8lit/text/shown_text.hpp>
#include <u8lit/validation/octet_word.hpp>
#include <u8lit/base/begin.hpp>

// What is wrong with the keys of a table, as a type (finding.hpp). Keys and octets are numbered from 1.

namespace u8lit::detail {

namespace invalid_key {

template <size_t Number>
struct key_number;

template <class Key, class Fault>
struct ill_formed;
template <class Key, class SameKey, class Characters>
struct duplicate;

}  // namespace invalid_key

namespace text_rows {

// Judges the keys from that row on, as far as one constant may take.
struct judged_keys {
  size_t next;  // the first row that is not judged, or the one that is ill-formed
  bool well_formed;
};
inline constexpr size_t octets_judged_at_once = 0x2000;
inline constexpr size_t keys_judged_at_once = 0x800;

template <const auto& Rows>
consteval judged_keys judge_keys(size_t first) noexcept {
  size_t octets = 0, row = first;
  if constexpr (!literals_are_unicode<key_unit<Rows>>) return {first, row_count<Rows> == 0};
  for (; row < row_count<Rows> && row - first < keys_judged_at_once && octets < octets_judged_at_once; ++row) {
    const auto& key = keys<Rows>.at[row];
    if (!u8lit::validate(key.data, key.size)) return {row, false};
    octets += key.size;
  }
  return {row, true};
}
template <const auto& Rows, size_t First = 0>
inline constexpr judged_keys judged = text_rows::judge_keys<Rows>(First);

template <const auto& Rows, size_t First = 0>
consteval judged_keys judge_all_keys() noexcept {
  constexpr size_t next = judged<Rows, First>.next;
  if constexpr (!judged<Rows, First>.well_formed || next == row_count<Rows>) return judged<Rows, First>;
  else return text_rows::judge_all_keys<Rows, next>();
}

// Two rows with equal keys, if there are any: the first such, or 0 twice.
struct row_pair {
  size_t first;
  size_t second;
};
template <const auto& Rows>
consteval row_pair duplicates() noexcept {
  size_t before = sorted<Rows>[0];
  for (size_t rank = 1; rank < row_count<Rows>; ++rank) {
    const size_t row = sorted<Rows>[rank];
    if (keys<Rows>.at[before].head == keys<Rows>.at[row].head && text_rows::compare_rows<Rows>(before, row) == 0)
      return {before, row};
    before = row;
  }
  return {0, 0};
}

template <const auto& Rows, size_t Row>
consteval auto literal_of_key() noexcept {
  constexpr auto key = keys<Rows>.at[Row];
  unvalidated_literal<key_unit<Rows>, key.size> result;
  detail::copy(result.units, key.data, key.size);
  return result;
}

template <const auto& Rows>
U8LIT_ABI constexpr auto judge_rows() noexcept {
  constexpr judged_keys result = text_rows::judge_all_keys<Rows>();
  if constexpr (!result.well_formed) {
    using fault = diagnostic_of<text_rows::literal_of_key<Rows, result.next>()>;
    return type_identity<invalid_key::ill_formed<invalid_key::key_number<result.next + 1>, fault>>{};
  } else if constexpr (text_rows::duplicates<Rows>().second != 0) {
    constexpr row_pair same = text_rows::duplicates<Rows>();
    using key = shown_text<text_rows::literal_of_key<Rows, same.first>()>;
    return type_identity<invalid_key::duplicate<invalid_key::key_number<same.first + 1>, invalid_key::key_number<same.second + 1>, key>>{};
  } else {
    return type_identity<well_formed_text>{};
  }
}

}  // namespace text_rows

template <const auto& Rows>
using diagnostic_of_keys = typename decltype(text_rows::judge_rows<Rows>())::type;

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

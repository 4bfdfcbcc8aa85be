// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TABLE_TEXT_POOL_HPP
#define U8LIT_TABLE_TEXT_POOL_HPP

#include <u8lit/base/copy.hpp>
#include <u8lit/table/key_order.hpp>
#include <u8lit/text/text_view.hpp>
#include <u8lit/base/begin.hpp>

// Stores the texts of a table by rank: its keys, and its values if they are text. The types of the storage depend on
// sizes only, so tables of equal sizes share their code.

namespace u8lit::detail {

// Owns its texts: all code units in one array, and the offset where each text ends. It has no pointers, so a program
// that contains it needs no relocations for it.
template <code_unit Unit, size_t Count, size_t Units, size_t Longest>
struct text_pool {
  using unit_type = Unit;
  using value_type = text_view<Unit>;
  using reference = value_type;
  using offset = smallest_unsigned<Units>;
  static constexpr size_t longest = Longest;

  // make_text_pool fills them, with well-formed text only, as for `unchecked`. Text `rank` lies between the offsets
  // unchecked_ends[rank] and unchecked_ends[rank + 1]; the first is 0.
  Unit unchecked_units[Units == 0 ? 1 : Units]{};
  offset unchecked_ends[Count + 1]{};

  U8LIT_ABI constexpr text_pool() noexcept = default;

  U8LIT_ABI static constexpr size_t size() noexcept { return Count; }
  U8LIT_ABI constexpr text_view<Unit> operator[](size_t rank) const noexcept {
    const size_t first = unchecked_ends[rank];
    return text_view<Unit>::unchecked(unchecked_units + first, unchecked_ends[rank + 1] - first);
  }
  // The first eight octets of a text, padded with zeros, without a branch on its size. The shift is less than 64: the
  // empty key has rank 0, and any other begins before the end.
  U8LIT_ABI constexpr eight_octets head(size_t rank) const noexcept {
    const size_t first = unchecked_ends[rank], size = unchecked_ends[rank + 1] - first;
    if constexpr (Units < 8) {
      return detail::load_first_octets(unchecked_units + first, size);
    } else {
      const size_t at = first < Units - 8 ? first : Units - 8;
      const eight_octets word = detail::load_eight_octets(unchecked_units + at) << 8 * (first - at);
      return size < 8 ? word & ~(~eight_octets{} >> 8 * size) : word;
    }
  }
};

// Views of the literals in the rows.
template <code_unit Unit, size_t Count, size_t Longest>
struct borrowed_texts {
  using unit_type = Unit;
  using value_type = text_view<Unit>;
  using reference = value_type;
  static constexpr size_t longest = Longest;

  text_view<Unit> texts[Count == 0 ? 1 : Count]{};

  U8LIT_ABI static constexpr size_t size() noexcept { return Count; }
  U8LIT_ABI constexpr text_view<Unit> operator[](size_t rank) const noexcept { return texts[rank]; }
  U8LIT_ABI constexpr eight_octets head(size_t rank) const noexcept {
    return detail::load_first_octets(texts[rank].data(), texts[rank].size());
  }
};

namespace text_rows {

// The member of a row to store. Keys are those that were validated: a user's rows are not read again.
struct key_member {
  template <const auto& Rows>
  U8LIT_ABI static constexpr auto of(size_t row) noexcept {
    return code_units<key_unit<Rows>>{keys<Rows>.elements[row].data, keys<Rows>.elements[row].size};
  }
};
template <const auto& Rows>
struct value_member {
  template <const auto&>
  U8LIT_ABI static constexpr auto of(size_t row) noexcept {
    return detail::units_of(Rows[row].value);
  }
};

template <const auto& Rows, class Member>
using member_unit = typename decltype(Member::template of<Rows>(0))::unit_type;

struct text_sizes {
  size_t sum = 0;
  size_t shortest = npos;
  size_t longest = 0;
};
template <const auto& Rows, class Member>
consteval text_sizes measure_texts() noexcept {
  text_sizes result;
  for (size_t row = 0; row < row_count<Rows>; ++row) {
    const size_t size = Member::template of<Rows>(row).size();
    result.sum += size;
    if (size < result.shortest) result.shortest = size;
    if (size > result.longest) result.longest = size;
  }
  return result;
}
template <const auto& Rows, class Member>
inline constexpr text_sizes sizes = text_rows::measure_texts<Rows, Member>();

template <const auto& Rows, class Member>
consteval auto make_text_pool() noexcept {
  constexpr text_sizes total = sizes<Rows, Member>;
  text_pool<member_unit<Rows, Member>, row_count<Rows>, total.sum, total.longest> result;
  size_t end = 0;
  for (size_t rank = 0; rank < row_count<Rows>; ++rank) {
    const auto text = Member::template of<Rows>(sorted<Rows>[rank]);
    detail::copy(result.unchecked_units + end, text.data(), text.size());
    end += text.size();
    result.unchecked_ends[rank + 1] = static_cast<typename decltype(result)::offset>(end);
  }
  return result;
}
template <const auto& Rows, class Member>
consteval auto make_borrowed_texts() noexcept {
  using unit = member_unit<Rows, Member>;
  borrowed_texts<unit, row_count<Rows>, sizes<Rows, Member>.longest> result;
  for (size_t rank = 0; rank < row_count<Rows>; ++rank) {
    const auto text = Member::template of<Rows>(sorted<Rows>[rank]);
    result.texts[rank] = text_view<unit>::unchecked(text.data(), text.size());
  }
  return result;
}

}  // namespace text_rows

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

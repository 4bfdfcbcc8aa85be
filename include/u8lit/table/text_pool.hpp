// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TABLE_TEXT_POOL_HPP
#define U8LIT_TABLE_TEXT_POOL_HPP

#include <u8lit/table/key_order.hpp>
#include <u8lit/text/text_view.hpp>
#include <u8lit/validation/octet_word.hpp>
#include <u8lit/base/begin.hpp>

// The texts of a table in the order of its keys. Types depend on sizes alone.

namespace u8lit::detail {

// All octets, one text after the other, and where each ends: no pointers, so nothing to relocate.
template <utf8_unit Unit, size_t Count, size_t Octets, size_t Longest>
struct text_pool {
  using unit_type = Unit;
  using value_type = text_view<Unit>;
  using reference = value_type;
  using offset = smallest_unsigned<Octets>;
  static constexpr size_t longest = Longest;

  // Public because a constant's members must be; to write to them is to call `unchecked`. The first end is 0: each text begins
  // where the one before ends.
  Unit unchecked_octets[Octets == 0 ? 1 : Octets]{};
  offset unchecked_ends[Count + 1]{};

  U8LIT_ABI constexpr text_pool() noexcept = default;

  U8LIT_ABI static constexpr size_t size() noexcept { return Count; }
  U8LIT_ABI constexpr text_view<Unit> operator[](size_t rank) const noexcept {
    const size_t first = unchecked_ends[rank];
    return text_view<Unit>::unchecked(unchecked_octets + first, unchecked_ends[rank + 1] - first);
  }
};

// Views of the literals in the rows.
template <utf8_unit Unit, size_t Count, size_t Longest>
struct borrowed_texts {
  using unit_type = Unit;
  using value_type = text_view<Unit>;
  using reference = value_type;
  static constexpr size_t longest = Longest;

  text_view<Unit> texts[Count == 0 ? 1 : Count]{};

  U8LIT_ABI static constexpr size_t size() noexcept { return Count; }
  U8LIT_ABI constexpr text_view<Unit> operator[](size_t rank) const noexcept { return texts[rank]; }
};

namespace text_rows {

// Which text of a row is meant. Keys are those that are judged, and not asked of a user's rows again.
struct key_in_row {
  template <const auto& Rows>
  U8LIT_ABI static constexpr auto of(size_t row) noexcept {
    return code_units<key_unit<Rows>>{keys<Rows>.at[row].data, keys<Rows>.at[row].size};
  }
};
struct value_in_row {
  template <const auto& Rows>
  U8LIT_ABI static constexpr auto of(size_t row) noexcept {
    return detail::units_of(Rows[row].value);
  }
};

struct text_sizes {
  size_t sum = 0;
  size_t longest = 0;
};
template <const auto& Rows, class Which>
consteval text_sizes measure() noexcept {
  text_sizes result;
  for (size_t row = 0; row < row_count<Rows>; ++row) {
    const size_t size = Which::template of<Rows>(row).size();
    result.sum += size;
    if (size > result.longest) result.longest = size;
  }
  return result;
}
template <const auto& Rows, class Which>
inline constexpr text_sizes sizes = text_rows::measure<Rows, Which>();

template <const auto& Rows, class Which>
using unit_in_rows = decltype(detail::unit_of_key(Which::template of<Rows>(0)));

template <const auto& Rows, class Which>
consteval auto own() noexcept {
  constexpr text_sizes total = sizes<Rows, Which>;
  text_pool<unit_in_rows<Rows, Which>, row_count<Rows>, total.sum, total.longest> result;
  size_t end = 0;
  for (size_t rank = 0; rank < row_count<Rows>; ++rank) {
    const auto text = Which::template of<Rows>(sorted<Rows>[rank]);
    detail::copy(result.unchecked_octets + end, text.data(), text.size());
    end += text.size();
    result.unchecked_ends[rank + 1] = static_cast<typename decltype(result)::offset>(end);
  }
  return result;
}
template <const auto& Rows, class Which>
consteval auto borrow() noexcept {
  using unit = unit_in_rows<Rows, Which>;
  borrowed_texts<unit, row_count<Rows>, sizes<Rows, Which>.longest> result;
  for (size_t rank = 0; rank < row_count<Rows>; ++rank) {
    const auto text = Which::template of<Rows>(sorted<Rows>[rank]);
    result.texts[rank] = text_view<unit>::unchecked(text.data(), text.size());
  }
  return result;
}

}  // namespace text_rows

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

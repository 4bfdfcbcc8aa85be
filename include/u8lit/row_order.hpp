// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_ROW_ORDER_HPP
#define U8LIT_ROW_ORDER_HPP

#include <u8lit/rows.hpp>
#include <u8lit/compiler/begin.hpp>

// Rows of a constant table in the order of what they begin with, without moving them.

namespace u8lit {

namespace arranging {

template <size_t Size>
struct numbers {
  unsigned at[Size]{};
};

// The rows by number in the order of their first scalar values, by merging pieces that are in order already.
template <size_t Capacity, class Row>
U8LIT_ABI constexpr numbers<Capacity> order_of(Row rows) noexcept {
  numbers<Capacity> order, merged, ends;
  size_t pieces = 0;
  for (unsigned at = 0; at < Capacity; ++at) {
    order.at[at] = at;
    if (at > 0 && rows[at].unchecked_first < rows[at - 1].unchecked_first) ends.at[pieces++] = at;
  }
  for (ends.at[pieces++] = Capacity; pieces > 1;) {
    size_t after = 0;
    unsigned at = 0;
    for (size_t piece = 0; piece < pieces; piece += 2) {
      const unsigned middle = ends.at[piece], end = piece + 1 < pieces ? ends.at[piece + 1] : middle;
      for (unsigned left = at, right = middle; at < end;) {
        const bool takes_left =
            right == end || (left < middle && rows[order.at[left]].unchecked_first <= rows[order.at[right]].unchecked_first);
        merged.at[at++] = order.at[takes_left ? left++ : right++];
      }
      ends.at[after++] = end;
    }
    order = merged;
    pieces = after;
  }
  return order;
}

}  // namespace arranging

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif

// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_PACKED_KINDS_HPP
#define U8LIT_UNICODE_PACKED_KINDS_HPP

#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// Tables of the kinds of code points. A cell has those of 16 code points; a page has the numbers of eight cells. Cell 0
// has kind 0 only.
inline constexpr unsigned kinds_of_cell_bits = 4, cells_of_page_bits = 3;
inline constexpr unsigned kinds_of_cell = 1u << kinds_of_cell_bits, cells_of_page = 1u << cells_of_page_bits;

struct kind_cells {
  const octet* pages;
  const unsigned short* cells;
  // The pages are those of the code points below the limit, then those of the tags. All others are of kind 0.
  char32_t limit;
  code_point_range tags;

  // The number of the cell of a code point.
  U8LIT_ABI constexpr unsigned operator[](char32_t value) const noexcept {
    unsigned place = static_cast<unsigned>(value);
    if (value >= limit) {
      if (!tags.contains(value)) return 0;
      place = static_cast<unsigned>(limit + (value - tags.first));
    }
    const unsigned cell = place / kinds_of_cell, page = pages[cell / cells_of_page];
    return cells[page * cells_of_page + cell % cells_of_page];
  }
};
// At most 16 kinds, in four bits each.
struct packed_kinds {
  kind_cells cells;
  const unsigned long long* kinds;

  U8LIT_ABI constexpr octet operator[](char32_t value) const noexcept {
    return static_cast<octet>(kinds[cells[value]] >> value % kinds_of_cell * 4 & 0xF);
  }
};

// Kinds that rules name together.
template <class Kind>
class kind_set {
 public:
  template <class... Kinds>
  U8LIT_ABI explicit constexpr kind_set(Kind first, Kinds... others) noexcept
      : bits_{(bit_of(first) | ... | bit_of(others))} {}
  U8LIT_ABI constexpr bool contains(Kind kind) const noexcept { return (bits_ & bit_of(kind)) != 0; }

 private:
  U8LIT_ABI static constexpr unsigned long long bit_of(Kind kind) noexcept {
    return 1ull << static_cast<unsigned>(kind);
  }
  unsigned long long bits_;
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

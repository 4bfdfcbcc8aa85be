// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TABLE_KEY_CASE_HPP
#define U8LIT_TABLE_KEY_CASE_HPP

#include <u8lit/table/rows.hpp>
#include <u8lit/base/begin.hpp>

// Tables that ignore the case of A to Z. The keys are sorted, hashed and compared as if they were in lower case, eight
// octets at a time (`fold_case`), and stored as they were written.

namespace u8lit::detail {

// The keys of rows, as rows of a table that ignores case.
template <const auto& Rows>
struct case_ignoring_rows {
  static constexpr bool ignores_ascii_case = true;

  U8LIT_ABI static constexpr size_t size() noexcept { return row_count<Rows>; }
  U8LIT_ABI constexpr auto operator[](size_t row) const noexcept { return detail::key_of(Rows[row]); }
  template <size_t Row>
  U8LIT_ABI static constexpr size_t find_line() noexcept
    requires requires { Rows.template find_line<Row>(); }
  { return Rows.template find_line<Row>(); }
};

// Stored keys of such a table.
template <class Texts>
struct case_ignoring_texts : Texts {
  static constexpr bool ignores_ascii_case = true;
};

namespace text_rows {

template <const auto& Rows>
inline constexpr case_ignoring_rows<Rows> ignoring_case{};

// Whether rows or stored keys are those of a table that ignores case.
template <class Keys>
inline constexpr bool ignores_ascii_case = requires { Keys::ignores_ascii_case; };

}  // namespace text_rows

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

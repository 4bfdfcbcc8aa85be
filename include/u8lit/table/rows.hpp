// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TABLE_ROWS_HPP
#define U8LIT_TABLE_ROWS_HPP

#include <u8lit/base/octet.hpp>
#include <u8lit/base/begin.hpp>

// A table is made of rows, which are an array in a header, or anything with size() and operator[], such as std::array:
// `inline constexpr u8lit::text_row<int> colour_rows[] = {{"red", 1}, {"grün", 2}};`

namespace u8lit::detail {

template <class Row, size_t Count>
U8LIT_ABI constexpr size_t count_of(const Row (&)[Count]) noexcept {
  return Count;
}
template <class Rows>
  requires requires(const Rows& rows) { static_cast<size_t>(rows.size()); }
U8LIT_ABI constexpr size_t count_of(const Rows& rows) noexcept {
  return static_cast<size_t>(rows.size());
}

// Through rows in random access.
template <class Row, size_t Count>
U8LIT_ABI constexpr const Row* first_of(const Row (&rows)[Count]) noexcept {
  return rows;
}
template <class Rows>
U8LIT_ABI constexpr auto first_of(const Rows& rows) noexcept {
  return rows.begin();
}

// How many rows there are.
template <const auto& Rows>
inline constexpr size_t row_count = detail::count_of(Rows);

// The rows of an empty table, for which there is no array.
template <class Row>
struct no_rows_of {
  const Row* rows = nullptr;

  U8LIT_ABI static constexpr size_t size() noexcept { return 0; }
  U8LIT_ABI constexpr const Row* begin() const noexcept { return rows; }
  U8LIT_ABI constexpr const Row* end() const noexcept { return rows; }
  U8LIT_ABI constexpr const Row& operator[](size_t index) const noexcept { return rows[index]; }
};
template <class Row>
inline constexpr no_rows_of<Row> no_rows{};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

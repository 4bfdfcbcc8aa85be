// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TESTS_HEADERS_PROPERTY_ROWS_HPP
#define U8LIT_TESTS_HEADERS_PROPERTY_ROWS_HPP

#include <u8lit/code_point_map.hpp>
#include <u8lit/unicode/property_data.hpp>

#include <array>
#include <cstddef>
#include <utility>

// The rows of a property as users would write them for a map of their own: in order, and as few as can be.

// Calls `put(first, last, value)` for each run of scalar values that do not have the default value.
template <class Value, class Put>
constexpr void for_each_row(Put put) {
  using data = u8lit::detail::property_data<Value>;
  char32_t first = 0;
  for (const char32_t run : data::runs) {
    const char32_t end = first + (run >> data::run_bits);
    const auto value = static_cast<Value>(run & ((1u << data::run_bits) - 1));
    if (first < end && value != Value{}) {
      if (end <= 0xD800 || first > 0xDFFF) {
        put(first, end - 1, value);
      } else {
        if (first < 0xD800) put(first, char32_t{0xD7FF}, value);
        if (end > 0xE000) put(char32_t{0xE000}, end - 1, value);
      }
    }
    first = end;
  }
}
template <class Value>
inline constexpr std::size_t property_row_count = [] {
  std::size_t count = 0;
  for_each_row<Value>([&](char32_t, char32_t, Value) { ++count; });
  return count;
}();
template <class Value>
inline constexpr auto property_rows = []<std::size_t... Each>(std::index_sequence<Each...>) {
  using row = u8lit::code_point_row<Value>;
  std::array<row, sizeof...(Each)> rows{(static_cast<void>(Each), row::unchecked(0, 0, Value{}))...};
  std::size_t at = 0;
  for_each_row<Value>(
      [&](char32_t first, char32_t last, Value value) { rows[at++] = row::unchecked(first, last, value); });
  return rows;
}(std::make_index_sequence<property_row_count<Value>>{});

#endif

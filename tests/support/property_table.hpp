// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TESTS_HEADERS_PROPERTY_TABLE_HPP
#define U8LIT_TESTS_HEADERS_PROPERTY_TABLE_HPP

#include <u8lit/unicode/property_data.hpp>

#include <cstddef>

// What is so of every table of a property. tests/unicode/property_tables.py and tests/oracle/every_property.cpp compare
// its values with the Unicode Character Database.

template <class Array>
constexpr unsigned largest_of(const Array& numbers) {
  unsigned result = 0;
  for (const auto each : numbers) result = each > result ? each : result;
  return result;
}
// No look-up leaves an array, and each block is used. The last elements are those after the strings.
template <class Data>
constexpr bool has_its_blocks() {
  constexpr std::size_t blocks = sizeof Data::blocks / sizeof *Data::blocks - 1;
  constexpr std::size_t in_element = Data::bits < 8 ? 8 / Data::bits : 1;
  constexpr std::size_t values = (sizeof Data::values / sizeof *Data::values - 1) * in_element;
  constexpr std::size_t end = Data::end >> Data::grain >> Data::shift;
  constexpr std::size_t rows = sizeof Data::rows / sizeof *Data::rows - 1;
  return (largest_of(Data::rows) + 1u) << Data::block_shift == blocks &&
         (largest_of(Data::blocks) + 1u) << Data::shift == values && (end - 1) >> Data::block_shift == rows - 1;
}
// The runs go to U+10FFFF, and their values are less than `count`.
template <class Data>
constexpr bool has_its_runs(unsigned count) {
  char32_t end = 0;
  for (const char32_t run : Data::runs) {
    end += run >> Data::run_bits;
    if ((run & ((1u << Data::run_bits) - 1)) >= count) return false;
  }
  return end == 0x11'0000;
}
// As many values have names.
template <class Data>
constexpr bool has_its_names(unsigned count) {
  unsigned found = 0;
  for (const char each : Data::names) found += each == ';';
  return found == count;
}
template <class Data>
constexpr bool is_complete(unsigned count) {
  return has_its_blocks<Data>() && has_its_runs<Data>(count) && has_its_names<Data>(count);
}

#endif

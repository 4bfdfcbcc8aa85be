// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DATA_FILE_FIXED_COLUMNS_HPP
#define U8LIT_DATA_FILE_FIXED_COLUMNS_HPP

#include <u8lit/diagnosis/sentence.hpp>
#include <u8lit/data_file/file_source.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// A format without names of columns is a class with these static members:
//   flaw_type           the enumeration of its flaws
//   fields              how many fields a row has: 1 or 2
//   read(source, sink)  reads a file; appends fields to a field_pool or a field_counter; returns the first flaw
//   words(flaw)         what a flaw is, in words
template <class Format, utf8_unit Unit>
struct counted_fields {
  field_counter counter;
  flaw_in_file<typename Format::flaw_type> flaw;

  U8LIT_ABI explicit constexpr counted_fields(code_units<Unit> source) noexcept
      : counter{}, flaw{Format::read(source, counter)} {}
};
template <const auto& File, class Format>
inline constexpr counted_fields<Format, typename decltype(detail::units_of_file<File>())::unit_type> counted{
    detail::units_of_file<File>()};
template <const auto& File, class Format>
inline constexpr field_pool<counted<File, Format>.counter.octets, counted<File, Format>.counter.fields> pool_of_file{
    [](auto& pool) { static_cast<void>(Format::read(detail::units_of_file<File>(), pool)); }};

namespace invalid_file {

struct a_value_must_be_one_field {
  static constexpr auto& words = u8"a row of this file has a key and one field: it makes no value of several members";
};

}  // namespace invalid_file

// The source of such a format. Rows have the first fields of the format.
template <const auto& File, class Format, size_t Columns>
struct fixed_columns_file : source_file<File> {
  static constexpr size_t columns = Columns;
  static constexpr bool are_columns_names = true;
  U8LIT_ABI static constexpr auto unfit_columns() noexcept {
    return type_identity<invalid_file::a_value_must_be_one_field>{};
  }
  static constexpr flaw_in_file<typename Format::flaw_type> flaw = counted<File, Format>.flaw;

  U8LIT_ABI static constexpr sentence words() noexcept { return sentence{}.append(Format::words(flaw.what)); }
  U8LIT_ABI static constexpr size_t size() noexcept { return counted<File, Format>.counter.fields / Format::fields; }
  U8LIT_ABI static constexpr field_in_file field(size_t row, size_t column) noexcept {
    return pool_of_file<File, Format>[row * Format::fields + column];
  }
};

// The columns of rows that have a key and a value, or a key alone.
template <class Value>
inline constexpr size_t columns_with_value = __is_same(Value, void) ? 1 : 2;

// Space and tab.
U8LIT_ABI constexpr bool is_blank(octet value) noexcept { return value == u8' ' || value == u8'\t'; }

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

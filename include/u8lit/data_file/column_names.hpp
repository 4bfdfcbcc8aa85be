// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DATA_FILE_COLUMN_NAMES_HPP
#define U8LIT_DATA_FILE_COLUMN_NAMES_HPP

#include <u8lit/data_file/delimited_text.hpp>
#include <u8lit/text/fixed_text.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

inline constexpr delimited_format columns_format{u8',', true, true};

// The names of columns that a user writes: "code, name".
template <fixed_text Columns>
struct column_names {
  static constexpr auto units = detail::units_of(utf8_of<Columns>.octets, utf8_of<Columns>.end);
  static constexpr measured_file measured = detail::measure_file(units, columns_format);
  static constexpr bool are_names = !measured.flaw.exists() && measured.records == 1;
  static constexpr size_t count = measured.fields;
  static constexpr field_pool<units.size(), measured.fields * measured.records> pool{
      [](auto& fields) { detail::append_fields(fields, units, columns_format); }};

  // Precondition: index < count.
  U8LIT_ABI static constexpr text_view<char> nth(size_t index) noexcept { return pool[index].text; }
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DATA_FILE_DELIMITED_FILE_HPP
#define U8LIT_DATA_FILE_DELIMITED_FILE_HPP

#include <u8lit/data_file/column_names.hpp>
#include <u8lit/data_file/file_rows.hpp>
#include <u8lit/base/begin.hpp>

// Rows from comma-separated and tab-separated values, whose first line has the names of columns.

namespace u8lit::detail {

inline constexpr delimited_format csv_format{u8',', true, false};
inline constexpr delimited_format tsv_format{u8'\t', false, false};

template <const auto& File, const auto& Format>
inline constexpr measured_file measured = detail::measure_file(detail::units_of_file<File>(), Format);
template <const auto& File, const auto& Format>
inline constexpr field_pool<detail::units_of_file<File>().size(),
                            measured<File, Format>.fields * measured<File, Format>.records>
    fields_of{[](auto& pool) { detail::append_fields(pool, detail::units_of_file<File>(), Format); }};

// The indices of the columns that a user names, or what is wrong with one of them.
template <size_t Count>
struct chosen_columns {
  size_t indices[Count]{};
  flaw_in_delimited flaw;
  size_t name_at_fault = 0;
};
template <const auto& File, const auto& Format, fixed_text Columns>
consteval auto choose_columns() noexcept {
  constexpr size_t count = column_names<Columns>::count;
  chosen_columns<count> result;
  for (size_t name = 0; name < count && !result.flaw.exists(); ++name) {
    result.name_at_fault = name;
    result.flaw = {delimited_flaw::no_such_column, fields_of<File, Format>[0].offset};
    for (size_t column = 0; column < measured<File, Format>.fields; ++column) {
      const field_in_file field = fields_of<File, Format>[column];
      if (field.text != column_names<Columns>::nth(name)) continue;
      if (result.flaw.what == delimited_flaw::no_such_column) result.flaw = {};
      else result.flaw = {delimited_flaw::column_twice, field.offset};
      result.indices[name] = column;
    }
  }
  return result;
}
template <const auto& File, const auto& Format, fixed_text Columns>
inline constexpr auto columns_of = detail::choose_columns<File, Format, Columns>();

U8LIT_ABI constexpr const utf8_character* words_of_flaw(delimited_flaw what) noexcept {
  constexpr const utf8_character* words[] = {
      u8"",
      u8"a quotation mark that is never closed",
      u8"a quotation mark within a field: write the field in quotation marks, and this one twice",
      u8"text after the quotation mark that ends a field",
      u8"the line has fewer fields than the first one, which has ",
      u8"the line has more fields than the first one, which has ",
      u8"the file has no line with the names of columns",
      u8"the file has no column ",
      u8"the file has two columns ",
  };
  return words[static_cast<unsigned char>(what)];
}

template <const auto& File, const auto& Format, fixed_text Columns>
struct delimited_file : source_file<File> {
  static constexpr size_t columns = column_names<Columns>::count;
  static constexpr bool are_columns_names = column_names<Columns>::are_names;

  U8LIT_ABI static constexpr flaw_in_delimited find_flaw() noexcept {
    if constexpr (measured<File, Format>.flaw.exists()) return measured<File, Format>.flaw;
    else return columns_of<File, Format, Columns>.flaw;
  }
  static constexpr flaw_in_delimited flaw = find_flaw();
  U8LIT_ABI static constexpr sentence words() noexcept {
    sentence result = sentence{}.append(detail::words_of_flaw(flaw.what));
    if constexpr (flaw.what == delimited_flaw::fields_too_few || flaw.what == delimited_flaw::fields_too_many) {
      result.append_decimal(measured<File, Format>.fields);
    } else if constexpr (flaw.what == delimited_flaw::no_such_column || flaw.what == delimited_flaw::column_twice) {
      const auto name = column_names<Columns>::nth(columns_of<File, Format, Columns>.name_at_fault);
      detail::append_quoted(result, name.data(), name.size(), characters_of_a_field);
    }
    return result;
  }
  U8LIT_ABI static constexpr size_t size() noexcept { return measured<File, Format>.records - 1; }
  U8LIT_ABI static constexpr field_in_file field(size_t row, size_t column) noexcept {
    const size_t index = columns_of<File, Format, Columns>.indices[column];
    return fields_of<File, Format>[(row + 1) * measured<File, Format>.fields + index];
  }
};

template <const auto& File, fixed_text Columns>
using csv_file = delimited_file<File, csv_format, Columns>;
template <const auto& File, fixed_text Columns>
using tsv_file = delimited_file<File, tsv_format, Columns>;

}  // namespace u8lit::detail

/// Rows of tables from files, which are read when compiling: the bytes of a file, such as `#embed` gives, or a raw
/// string literal.
namespace u8lit::data_file {

/// Rows from comma-separated values (RFC 4180).
/// - errors: a file that is ill-formed, or has a field that does not convert, does not compile; the error has the line
///   and the column
///
/// The first line has the names of columns. A field may be in quotation marks, with "" for one of them. Lines end in LF
/// or CR LF. A byte order mark and an empty first line are skipped. Rows are in the order of the lines.
/// \tparam File     a constexpr array of char, char8_t or unsigned char, or an object with data() and size()
/// \tparam Key      the type of the keys: text_view<char>, an integer type, bool, or an enumeration (names_of)
/// \tparam Value    the type of the values: one of these, float, double, or a struct of such members; void for the
///                  keys of a set
/// \tparam Columns  the name of the column of the key, then that of the value, or one for each member of the value,
///                  with commas between them
/// \code
/// inline constexpr char unit_file[] = "unit,name\nm,metre\ns,second\n";
/// inline constexpr auto units =
///     u8lit::make_text_map<u8lit::data_file::csv<unit_file, u8lit::utf8_view, u8lit::utf8_view, "unit, name">>;
/// static_assert(units.at("m") == "metre");
/// \endcode
template <const auto& File, class Key, class Value, fixed_text Columns,
          const bool* Error = detail::check_file<detail::csv_file<File, Columns>, Key, Value>()>
  requires detail::acceptable<Error>
inline constexpr detail::file_rows<detail::csv_file<File, Columns>, Key, Value> csv{};
template <const auto& File, class Key, class Value, fixed_text Columns, const bool* Error>
  requires detail::refused_in_words<Error>
inline const detail::no_table<Error> csv<File, Key, Value, Columns, Error> = {};

/// Rows from tab-separated values, otherwise as `csv`. A quotation mark is a character like any other.
/// - errors: as those of `csv`
template <const auto& File, class Key, class Value, fixed_text Columns,
          const bool* Error = detail::check_file<detail::tsv_file<File, Columns>, Key, Value>()>
  requires detail::acceptable<Error>
inline constexpr detail::file_rows<detail::tsv_file<File, Columns>, Key, Value> tsv{};
template <const auto& File, class Key, class Value, fixed_text Columns, const bool* Error>
  requires detail::refused_in_words<Error>
inline const detail::no_table<Error> tsv<File, Key, Value, Columns, Error> = {};

}  // namespace u8lit::data_file

#include <u8lit/base/end.hpp>

#endif

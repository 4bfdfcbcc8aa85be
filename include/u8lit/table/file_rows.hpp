// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TABLE_FILE_ROWS_HPP
#define U8LIT_TABLE_FILE_ROWS_HPP

#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/diagnosis/refused.hpp>
#include <u8lit/operation/integer.hpp>
#include <u8lit/table/delimited_text.hpp>
#include <u8lit/table/number_key.hpp>
#include <u8lit/table/record.hpp>
#include <u8lit/table/rows.hpp>
#include <u8lit/text/fixed_text.hpp>
#include <u8lit/text/shown_text.hpp>
#include <u8lit/base/begin.hpp>

// Rows of tables from the columns of a file, which are converted to what the table has: text, integers or bool. What is
// wrong with the file is a compile error with a line and a column.

namespace u8lit::detail {

inline constexpr delimited_format csv_format{u8',', true, false};
inline constexpr delimited_format tsv_format{u8'\t', false, false};
inline constexpr delimited_format columns_format{u8',', true, true};

// The code units of a file. A NUL at the end is that of a literal.
template <const auto& File>
U8LIT_ABI constexpr auto units_of_file() noexcept {
  const auto units = detail::units_of(File);
  const bool ends_in_nul = units.size() > 0 && static_cast<octet>(units.data()[units.size() - 1]) == 0;
  return detail::units_of(units.data(), units.size() - ends_in_nul);
}

template <const auto& File, const auto& Format>
inline constexpr measured_file measured = detail::measure_file(detail::units_of_file<File>(), Format);
template <const auto& File, const auto& Format>
inline constexpr read_file<detail::units_of_file<File>().size(),
                           measured<File, Format>.fields * measured<File, Format>.records>
    fields_of{detail::units_of_file<File>(), Format};

// The columns that a user names: "code, name".
template <fixed_text Columns>
inline constexpr measured_file measured_columns =
    detail::measure_file(detail::units_of(Columns.data(), Columns.size()), columns_format);
template <fixed_text Columns>
inline constexpr read_file<Columns.size(), measured_columns<Columns>.fields> names_of_columns{
    detail::units_of(Columns.data(), Columns.size()), columns_format};

// The indices of the columns that a user names, or what is wrong with one of them.
template <size_t Count>
struct chosen_columns {
  size_t indices[Count]{};
  file_flaw what = file_flaw::none;
  size_t name_at_fault = 0;
};
template <const auto& File, const auto& Format, fixed_text Columns>
consteval auto choose_columns() noexcept {
  constexpr size_t count = measured_columns<Columns>.fields;
  chosen_columns<count> result;
  for (size_t name = 0; name < count && result.what == file_flaw::none; ++name) {
    result.name_at_fault = name;
    result.what = file_flaw::no_such_column;
    for (size_t column = 0; column < measured<File, Format>.fields; ++column) {
      if (fields_of<File, Format>[column] != names_of_columns<Columns>[name]) continue;
      result.what = result.what == file_flaw::no_such_column ? file_flaw::none : file_flaw::column_twice;
      result.indices[name] = column;
    }
  }
  return result;
}
template <const auto& File, const auto& Format, fixed_text Columns>
inline constexpr auto columns_of = detail::choose_columns<File, Format, Columns>();

template <class Value>
concept field_value =
    !__is_same(Value, void) && (__is_same(Value, text_view<char>) || __is_same(Value, bool) ||
                                (whole_number<Value> && __is_same(Value, remove_cvref_t<Value>)));

// A field, which converts to the type of its member. The first field that cannot be converted is reported.
class convertible_field {
 public:
  U8LIT_ABI constexpr convertible_field(text_view<char> text, size_t offset, flaw_in_file& flaw) noexcept
      : text_{text}, offset_{offset}, flaw_{flaw} {}

  template <field_value Value>
  U8LIT_ABI constexpr operator Value() const noexcept {
    if constexpr (__is_same(Value, text_view<char>)) {
      return text_;
    } else if constexpr (__is_same(Value, bool)) {
      if (text_ == u8lit::text_view<utf8_character>{u8"true"}) return true;
      if (text_ != u8lit::text_view<utf8_character>{u8"false"}) report(file_flaw::neither_true_nor_false);
      return false;
    } else {
      const auto number = detail::read_integer<Value>(text_, 10);
      // For unsigned types, a sign is no digit.
      if (number.what == integer_fault::out_of_range || (!number && detail::read_integer<long long>(text_, 10)))
        report(file_flaw::integer_out_of_range);
      else if (!number) report(file_flaw::no_integer);
      return *number;
    }
  }

 private:
  U8LIT_ABI constexpr void report(file_flaw what) const noexcept {
    if (flaw_.what == file_flaw::none) flaw_ = {what, offset_};
  }

  text_view<char> text_;
  size_t offset_;
  flaw_in_file& flaw_;
};

template <size_t>
using field_at = const convertible_field&;

template <class Key, class Value>
struct row_type {
  using type = number_row<Key, Value>;
};
template <class Value>
struct row_type<text_view<char>, Value> {
  using type = text_row<Value>;
};
template <>
struct row_type<text_view<char>, void> {
  using type = text_key<>;
};

// Whether a value has so many members, or is one of them, and whether fields convert to these.
template <class Value, size_t... Fields>
U8LIT_ABI constexpr bool has_members(indices<Fields...>) noexcept {
  if constexpr (__is_same(Value, void)) return sizeof...(Fields) == 0;
  else if constexpr (!__is_class(Value) || field_value<Value>) return sizeof...(Fields) == 1;
  else return requires { Value{any_value_at<Fields>{}...}; } &&
              !requires { Value{any_value_at<Fields>{}..., any_value{}}; };
}
template <class Value, size_t... Fields>
U8LIT_ABI constexpr bool is_made_of(indices<Fields...>) noexcept {
  if constexpr (__is_same(Value, void) || field_value<Value>) return true;
  else if constexpr (!__is_class(Value)) return false;
  else return requires(field_at<Fields>... fields) { Value{fields...}; };
}

// Makes a row of a line. A value that cannot be converted is reported as a flaw.
template <const auto& File, const auto& Format, class Key, class Value, fixed_text Columns>
struct row_maker {
  using row = typename row_type<Key, Value>::type;

  U8LIT_ABI static constexpr convertible_field field(size_t index, size_t name, flaw_in_file& flaw) noexcept {
    const size_t at = (index + 1) * measured<File, Format>.fields + columns_of<File, Format, Columns>.indices[name];
    return {fields_of<File, Format>[at], fields_of<File, Format>.fields[at].offset, flaw};
  }
  template <size_t... Members>
  U8LIT_ABI static constexpr row make(size_t index, flaw_in_file& flaw, indices<Members...>) noexcept {
    const Key key = field(index, 0, flaw);
    if constexpr (__is_same(Value, void)) return row{key};
    else if constexpr (field_value<Value>) return row{key, field(index, Members + 1, flaw)...};
    else return row{key, Value{field(index, Members + 1, flaw)...}};
  }
  U8LIT_ABI static constexpr row make(size_t index, flaw_in_file& flaw) noexcept {
    return make(index, flaw, indices_below<measured_columns<Columns>.fields - 1>{});
  }
};

// Rows are converted in blocks, each a constant, because compilers limit the steps of a constant evaluation.
inline constexpr size_t rows_per_block = 0x200;

template <class Row, size_t Count>
struct block_of_rows {
  row_array<Row, Count> rows;
  flaw_in_file flaw;
};
template <class Maker, size_t First, size_t... Indices>
consteval auto make_block(indices<Indices...>) noexcept {
  flaw_in_file flaw;
  block_of_rows<typename Maker::row, sizeof...(Indices)> result{{{Maker::make(First + Indices, flaw)...}}, {}};
  result.flaw = flaw;
  return result;
}
template <class Maker, size_t Rows, size_t Index>
inline constexpr auto block = detail::make_block<Maker, Index * rows_per_block>(
    indices_below<(Rows - Index * rows_per_block < rows_per_block ? Rows - Index * rows_per_block : rows_per_block)>{});

template <class Row, size_t Count>
struct blocks_of_rows {
  const Row* begins[Count == 0 ? 1 : Count];
  flaw_in_file flaw;
};
template <class Maker, size_t Rows, size_t... Indices>
consteval auto make_blocks(indices<Indices...>) noexcept {
  blocks_of_rows<typename Maker::row, sizeof...(Indices)> result{{block<Maker, Rows, Indices>.rows.rows...}, {}};
  const flaw_in_file flaws[] = {{}, block<Maker, Rows, Indices>.flaw...};
  for (const flaw_in_file& flaw : flaws) {
    if (result.flaw.what == file_flaw::none) result.flaw = flaw;
  }
  return result;
}
template <class Maker, size_t Rows>
inline constexpr auto blocks =
    detail::make_blocks<Maker, Rows>(indices_below<(Rows + rows_per_block - 1) / rows_per_block>{});

// The rows of a file.
template <const auto& File, const auto& Format, class Key, class Value, fixed_text Columns>
struct file_rows {
  using maker = row_maker<File, Format, Key, Value, Columns>;

  U8LIT_ABI static constexpr size_t size() noexcept { return measured<File, Format>.records - 1; }
  U8LIT_ABI constexpr const auto& operator[](size_t index) const noexcept {
    return blocks<maker, size()>.begins[index / rows_per_block][index % rows_per_block];
  }
};

namespace invalid_file {

template <size_t Number>
struct line_number;
template <size_t Number>
struct column_number;
template <class Line, class Column, file_flaw What>
struct flaw_at;
struct columns_are_names_with_commas_between_them {
  static constexpr auto& words = u8"columns are names with commas between them, as in \"key, value\"";
};
struct columns_must_be_that_of_the_key_and_one_for_each_member_of_the_value {
  static constexpr auto& words =
      u8"no row can be made of these columns: name that of the key, and one for each member of the value";
};
struct keys_must_be_text_or_integers {
  static constexpr auto& words = u8"the keys of a file's rows are text_view<char>, integers or bool";
};
struct keys_of_sets_must_be_text {
  static constexpr auto& words = u8"the keys of a set are text_view<char>: void is the value of no other";
};
struct values_must_be_text_integers_or_structs_of_these {
  static constexpr auto& words =
      u8"the values of a file's rows are text_view<char>, integers, bool or structs of these";
};
struct files_must_be_constexpr_arrays {
  static constexpr auto& words = u8"a file is a constexpr array of char or unsigned char";
};

}  // namespace invalid_file

template <const auto& File, const auto& Format, class Key, class Value, fixed_text Columns>
consteval flaw_in_file find_flaw() noexcept {
  if constexpr (measured<File, Format>.flaw.what != file_flaw::none) {
    return measured<File, Format>.flaw;
  } else if constexpr (columns_of<File, Format, Columns>.what != file_flaw::none) {
    return {columns_of<File, Format, Columns>.what, 0};
  } else {
    using rows_type = file_rows<File, Format, Key, Value, Columns>;
    return blocks<typename rows_type::maker, rows_type::size()>.flaw;
  }
}
template <const auto& File, const auto& Format, class Key, class Value, fixed_text Columns>
inline constexpr flaw_in_file flaw_of_rows = detail::find_flaw<File, Format, Key, Value, Columns>();

// The line and the column of an offset, in characters, from 1.
struct place_in_file {
  size_t line = 1;
  size_t column = 1;
};
template <utf8_unit Unit>
U8LIT_ABI constexpr place_in_file find_place(code_units<Unit> source, size_t offset) noexcept {
  place_in_file result;
  for (size_t at = detail::size_of_mark(source); at < offset; ++at) {
    const auto value = static_cast<octet>(source.data()[at]);
    if (value == u8'\n') {
      ++result.line;
      result.column = 1;
    } else if (!detail::is_continuation(value)) {
      ++result.column;
    }
  }
  return result;
}

U8LIT_ABI constexpr sentence words_for_flaw(file_flaw what, size_t columns) noexcept {
  constexpr const utf8_character* words_of_flaws[] = {
      u8"",
      u8"ill-formed UTF-8",
      u8"a quotation mark that is never closed",
      u8"a quotation mark within a field: write the field in quotation marks, and this one twice",
      u8"text after the quotation mark that ends a field",
      u8"the line has fewer fields than the first one, which has ",
      u8"the line has more fields than the first one, which has ",
      u8"the file has no line with the names of columns",
      u8"the file has no column ",
      u8"the file has two columns ",
      u8" is not an integer",
      u8" is not in the range of its type",
      u8" is neither true nor false",
  };
  sentence words;
  words.append(words_of_flaws[static_cast<unsigned char>(what)]);
  if (what == file_flaw::fields_too_few || what == file_flaw::fields_too_many) words.append_decimal(columns);
  return words;
}

// Such as `line 3, column 7: "x" is not an integer`.
template <const auto& File, const auto& Format, class Key, class Value, fixed_text Columns>
U8LIT_ABI constexpr sentence words_for_rows() noexcept {
  constexpr flaw_in_file flaw = flaw_of_rows<File, Format, Key, Value, Columns>;
  const sentence what = detail::words_for_flaw(flaw.what, measured<File, Format>.fields);
  [[maybe_unused]] constexpr size_t most = 12;  // characters of a field: the sentence must fit
  sentence words;
  if constexpr (flaw.what == file_flaw::no_such_column || flaw.what == file_flaw::column_twice) {
    constexpr size_t index = columns_of<File, Format, Columns>.name_at_fault;
    const auto name = names_of_columns<Columns>[index];
    return detail::append_quoted(words.append_sentence(what), name.data(), name.size(), most);
  } else {
    const place_in_file place = detail::find_place(detail::units_of_file<File>(), flaw.offset);
    words.append(u8"line ").append_decimal(place.line).append(u8", column ").append_decimal(place.column);
    words.append(u8": ");
    if constexpr (flaw.what >= file_flaw::no_integer) {
      for (size_t at = 0; at < measured<File, Format>.fields * measured<File, Format>.records; ++at) {
        const text_view<char> field = fields_of<File, Format>[at];
        if (fields_of<File, Format>.fields[at].offset == flaw.offset)
          detail::append_quoted(words, field.data(), field.size(), most);
      }
    }
    return words.append_sentence(what);
  }
}

template <const auto& File>
concept constexpr_file = requires { typename indices<detail::units_of_file<File>().size()>; } &&
                         utf8_unit<typename decltype(detail::units_of(File))::unit_type>;

// What is wrong with a file, and what is made of it, as a type.
template <const auto& File, const auto& Format, class Key, class Value, fixed_text Columns>
U8LIT_ABI constexpr auto make_diagnostic_of_values() noexcept {
  using members = indices_below<measured_columns<Columns>.fields - 1>;
  if constexpr (!detail::has_members<Value>(members{})) {
    return type_identity<invalid_file::columns_must_be_that_of_the_key_and_one_for_each_member_of_the_value>{};
  } else if constexpr (!detail::is_made_of<Value>(members{})) {
    return type_identity<invalid_file::values_must_be_text_integers_or_structs_of_these>{};
  } else if constexpr (flaw_of_rows<File, Format, Key, Value, Columns>.what == file_flaw::none) {
    return type_identity<well_formed_text>{};
  } else {
    constexpr flaw_in_file flaw = flaw_of_rows<File, Format, Key, Value, Columns>;
    constexpr place_in_file place = detail::find_place(detail::units_of_file<File>(), flaw.offset);
    return type_identity<invalid_file::flaw_at<invalid_file::line_number<place.line>,
                                               invalid_file::column_number<place.column>, flaw.what>>{};
  }
}
template <const auto& File, const auto& Format, class Key, class Value, fixed_text Columns>
U8LIT_ABI constexpr auto make_diagnostic_of_file() noexcept {
  if constexpr (!constexpr_file<File>) return type_identity<invalid_file::files_must_be_constexpr_arrays>{};
  else if constexpr (!field_value<Key>) return type_identity<invalid_file::keys_must_be_text_or_integers>{};
  else if constexpr (__is_same(Value, void) && !__is_same(Key, text_view<char>))
    return type_identity<invalid_file::keys_of_sets_must_be_text>{};
  else if constexpr (measured_columns<Columns>.flaw.what != file_flaw::none || measured_columns<Columns>.records != 1)
    return type_identity<invalid_file::columns_are_names_with_commas_between_them>{};
  else return detail::make_diagnostic_of_values<File, Format, Key, Value, Columns>();
}

// The argument `Error` of the rows of a file (base/refused_variable.hpp).
template <const auto& File, const auto& Format, class Key, class Value, fixed_text Columns>
U8LIT_ABI constexpr const bool* check_file() noexcept {
  using found = typename decltype(detail::make_diagnostic_of_file<File, Format, Key, Value, Columns>())::type;
  if constexpr (is_well_formed_text<found>) return &no_flaw::is_refused;
  else if constexpr (requires { found::words; }) return error_of<found, fixed_words<found>>;
  else return error_of<found, words_for_rows<File, Format, Key, Value, Columns>>;
}

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
/// \tparam Key      the type of the keys: text_view<char>, an integer type or bool
/// \tparam Value    the type of the values: text_view<char>, an integer type, bool, or a struct of such members; void
///                  for the keys of a set
/// \tparam Columns  the name of the column of the key, then that of the value, or one for each member of the value,
///                  with commas between them
/// \code
/// inline constexpr char unit_file[] = "unit,name\nm,metre\ns,second\n";
/// inline constexpr auto units =
///     u8lit::make_text_map<u8lit::data_file::csv<unit_file, u8lit::utf8_view, u8lit::utf8_view, "unit, name">>;
/// static_assert(units.at("m") == "metre");
/// \endcode
template <const auto& File, class Key, class Value, fixed_text Columns,
          const bool* Error = detail::check_file<File, detail::csv_format, Key, Value, Columns>()>
  requires detail::acceptable<Error>
inline constexpr detail::file_rows<File, detail::csv_format, Key, Value, Columns> csv{};
template <const auto& File, class Key, class Value, fixed_text Columns, const bool* Error>
  requires detail::refused_in_words<Error>
inline const detail::no_table<Error> csv<File, Key, Value, Columns, Error> = {};

/// Rows from tab-separated values, otherwise as `csv`. A quotation mark is a character like any other.
/// - errors: as those of `csv`
template <const auto& File, class Key, class Value, fixed_text Columns,
          const bool* Error = detail::check_file<File, detail::tsv_format, Key, Value, Columns>()>
  requires detail::acceptable<Error>
inline constexpr detail::file_rows<File, detail::tsv_format, Key, Value, Columns> tsv{};
template <const auto& File, class Key, class Value, fixed_text Columns, const bool* Error>
  requires detail::refused_in_words<Error>
inline const detail::no_table<Error> tsv<File, Key, Value, Columns, Error> = {};

}  // namespace u8lit::data_file

#include <u8lit/base/end.hpp>

#endif

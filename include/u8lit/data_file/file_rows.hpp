// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DATA_FILE_FILE_ROWS_HPP
#define U8LIT_DATA_FILE_FILE_ROWS_HPP

#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/diagnosis/refused.hpp>
#include <u8lit/operation/integer.hpp>
#include <u8lit/operation/real_number.hpp>
#include <u8lit/data_file/file_source.hpp>
#include <u8lit/table/number_key.hpp>
#include <u8lit/table/record.hpp>
#include <u8lit/table/rows.hpp>
#include <u8lit/text/shown_text.hpp>
#include <u8lit/base/begin.hpp>

// Rows of tables from the fields of a file (file_source.hpp), which are converted to what the table has: text, numbers,
// bool or enumerators. What is wrong with the file is a compile error with a line and a column.

namespace u8lit::detail {

struct no_names {};

}  // namespace u8lit::detail

namespace u8lit::data_file {

/// How files name the enumerators of an enumeration: a text_map from names to enumerators. Specialize it for your
/// enumeration, in the global namespace, before the rows that need it.
/// - errors: a field that is not a name of the map does not compile; the error has the line and the column
/// \tparam Enum  an enumeration
/// \code
/// enum class colour { red, green };
/// inline constexpr auto colour_names =
///     u8lit::make_text_map<u8lit::rows_from<[] {
///       return u8lit::make_rows<colour>({{"red", colour::red}, {"green", colour::green}});
///     }>>;
/// template <>
/// inline constexpr auto& u8lit::data_file::names_of<colour> = colour_names;
/// \endcode
template <class Enum>
inline constexpr detail::no_names names_of{};

}  // namespace u8lit::data_file

namespace u8lit::detail {

// What can be wrong with a file of any format, and with fields that are converted.
enum class file_flaw : unsigned char {
  none,
  ill_formed,
  no_string,
  no_integer,
  no_number,
  number_out_of_range,
  neither_true_nor_false,
  no_enumerator,
  too_wide_for_a_bit_field,
};
// The first field that cannot be converted.
struct flaw_in_field {
  file_flaw what = file_flaw::none;
  size_t row = 0;
  size_t column = 0;
};

// An enumeration whose enumerators have names.
template <class Value>
concept named_enumeration = __is_enum(Value) && requires(text_view<char> text) {
  requires __is_same(remove_cvref_t<decltype(*data_file::names_of<Value>.find_value(text))>, Value);
};

template <class Value>
concept field_value =
    !__is_same(Value, void) &&
    (__is_same(Value, text_view<char>) || __is_same(Value, bool) || real_number<Value> || named_enumeration<Value> ||
     (whole_number<Value> && __is_same(Value, remove_cvref_t<Value>)));

// A field, which converts to the type of its member. The first field that cannot be converted is reported.
class convertible_field {
 public:
  U8LIT_ABI constexpr convertible_field(field_in_file field, size_t row, size_t column, flaw_in_field& flaw) noexcept
      : text_{field.text}, kind_{field.kind}, row_{row}, column_{column}, flaw_{flaw} {}

  template <field_value Value>
  U8LIT_ABI constexpr operator Value() noexcept {
    if constexpr (__is_same(Value, text_view<char>)) {
      if (!is(field_kind::string)) report(file_flaw::no_string);
      return text_;
    } else if constexpr (__is_same(Value, bool)) {
      if (!is(field_kind::truth)) report(file_flaw::neither_true_nor_false);
      if (text_ == u8lit::text_view<utf8_character>{u8"true"}) return true;
      if (text_ != u8lit::text_view<utf8_character>{u8"false"}) report(file_flaw::neither_true_nor_false);
      return false;
    } else if constexpr (__is_enum(Value)) {
      const auto found = data_file::names_of<Value>.find_value(text_);
      if (!found || !is(field_kind::string)) report(file_flaw::no_enumerator);
      const Value value = found ? *found : Value{};
      converted_ = static_cast<unsigned long long>(value);
      return value;
    } else if constexpr (real_number<Value>) {
      const auto number = detail::read_real_number<Value>(text_);
      if (number.what == real_fault::no_number || !is(field_kind::number)) report(file_flaw::no_number);
      if (number.what == real_fault::out_of_range) report(file_flaw::number_out_of_range);
      return number.value;
    } else {
      if (!is(field_kind::number)) report(file_flaw::no_integer);
      const auto number = detail::read_integer<Value>(text_, 10);
      // For unsigned types, a sign is no digit.
      const auto wide = detail::read_integer<long long>(text_, 10);
      if (number.what == integer_fault::out_of_range ||
          (!number && (wide.what == integer_fault::none || wide.what == integer_fault::out_of_range)))
        report(file_flaw::number_out_of_range);
      else if (!number) report(file_flaw::no_integer);
      converted_ = static_cast<unsigned long long>(*number);
      return *number;
    }
  }

  // Reports if a member that was initialized by this field, a bit-field, does not have all of its bits.
  template <class Value>
  U8LIT_ABI constexpr void check_bits(const Value& member) const noexcept {
    if constexpr ((__is_enum(Value) || whole_number<Value>) && !__is_same(Value, bool)) {
      if (static_cast<unsigned long long>(member) != converted_) report(file_flaw::too_wide_for_a_bit_field);
    }
  }

 private:
  U8LIT_ABI constexpr bool is(field_kind kind) const noexcept { return kind_ == field_kind::any || kind_ == kind; }
  U8LIT_ABI constexpr void report(file_flaw what) const noexcept {
    if (flaw_.what == file_flaw::none) flaw_ = {what, row_, column_};
  }

  text_view<char> text_;
  field_kind kind_;
  size_t row_;
  size_t column_;
  flaw_in_field& flaw_;
  unsigned long long converted_ = 0;  // the last integer or enumerator
};

template <size_t>
using field_at = convertible_field&;

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
// What no field converts to: a member of such a type that is a struct itself would take the fields of its own members.
template <class Value>
struct other_value {
  template <class Other>
    requires(!field_value<Other> && !__is_same(Other, Value))
  operator Other() const noexcept;
};
template <class Value, bool IsField>
struct field_or_other {
  using type = other_value<Value>;
};
template <class Value>
struct field_or_other<Value, true> {
  using type = convertible_field&;
};
template <class Value, size_t Member, size_t... Fields>
U8LIT_ABI constexpr bool has_other_member(indices<Fields...>) noexcept {
  return requires(typename field_or_other<Value, Fields != Member>::type... values) { Value{values...}; };
}
template <class Value, size_t... Fields>
U8LIT_ABI constexpr bool is_made_of(indices<Fields...>) noexcept {
  if constexpr (__is_same(Value, void) || field_value<Value>) return true;
  else if constexpr (!__is_class(Value)) return false;
  else return requires(field_at<Fields>... fields) { Value{fields...}; } &&
              !(detail::has_other_member<Value, Fields>(indices<Fields...>{}) || ...);
}

// Makes rows. A field that cannot be converted is reported as a flaw.
template <class Source, class Key, class Value>
struct row_maker {
  using row = typename row_type<Key, Value>::type;

  U8LIT_ABI static constexpr convertible_field field(size_t index, size_t column, flaw_in_field& flaw) noexcept {
    return {Source::field(index, column), index, column, flaw};
  }
  template <size_t... Members>
  U8LIT_ABI static constexpr row make(size_t index, flaw_in_field& flaw, indices<Members...>) noexcept {
    const Key key = field(index, 0, flaw);
    if constexpr (__is_same(Value, void)) return row{key};
    else if constexpr (field_value<Value>) return row{key, field(index, Members + 1, flaw)...};
    else return make_struct(key, {field(index, Members + 1, flaw)...}, indices<Members...>{});
  }
  template <size_t... Members>
  U8LIT_ABI static constexpr row make_struct(const Key& key, convertible_field (&&fields)[sizeof...(Members)],
                                             indices<Members...>) noexcept {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"  // to bit-fields
    row result{key, Value{fields[Members]...}};
#pragma GCC diagnostic pop
    if constexpr (detail::count_members<Value>() == sizeof...(Members))
      detail::apply_to_members(result.value,
                               [&](const auto&... members) { (fields[Members].check_bits(members), ...); });
    return result;
  }
  U8LIT_ABI static constexpr row make(size_t index, flaw_in_field& flaw) noexcept {
    return make(index, flaw, indices_below<Source::columns - 1>{});
  }
};

// Rows are converted in blocks, each a constant, because compilers limit the steps of a constant evaluation.
inline constexpr size_t rows_per_block = 0x200;

template <class Row, size_t Count>
struct block_of_rows {
  row_array<Row, Count> rows;
  flaw_in_field flaw;
};
template <class Maker, size_t First, size_t... Indices>
consteval auto make_block(indices<Indices...>) noexcept {
  flaw_in_field flaw;
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
  flaw_in_field flaw;
};
template <class Maker, size_t Rows, size_t... Indices>
consteval auto make_blocks(indices<Indices...>) noexcept {
  blocks_of_rows<typename Maker::row, sizeof...(Indices)> result{{block<Maker, Rows, Indices>.rows.rows...}, {}};
  const flaw_in_field flaws[] = {{}, block<Maker, Rows, Indices>.flaw...};
  for (const flaw_in_field& flaw : flaws) {
    if (result.flaw.what == file_flaw::none) result.flaw = flaw;
  }
  return result;
}
template <class Maker, size_t Rows>
inline constexpr auto blocks =
    detail::make_blocks<Maker, Rows>(indices_below<(Rows + rows_per_block - 1) / rows_per_block>{});

// The rows of a file.
template <class Source, class Key, class Value>
struct file_rows {
  U8LIT_ABI static constexpr size_t size() noexcept { return Source::size(); }
  U8LIT_ABI constexpr const auto& operator[](size_t index) const noexcept {
    return blocks<row_maker<Source, Key, Value>, size()>.begins[index / rows_per_block][index % rows_per_block];
  }
  template <size_t Row>
  U8LIT_ABI static constexpr size_t find_line() noexcept {
    return detail::find_place(Source::units(), Source::field(Row, 0).offset).line;
  }
};

namespace invalid_file {

template <class Line, class Column, auto What>
struct flaw_at;
struct columns_are_names_with_commas_between_them {
  static constexpr auto& words = u8"columns are names with commas between them, as in \"key, value\"";
};
struct a_pointer_is_empty_or_begins_with_a_slash {
  static constexpr auto& words = u8"a JSON Pointer (RFC 6901) is names with a / before each, as in \"/a/b\"; "
                                 u8"in a name, ~1 is a / and ~0 a ~";
};
struct keys_must_be_text_numbers_or_enumerators {
  static constexpr auto& words = u8"the keys of a file's rows are text_view<char>, integers, bool or named enumerators";
};
struct keys_of_sets_must_be_text {
  static constexpr auto& words = u8"the keys of a set are text_view<char>: void is the value of no other";
};
struct values_must_be_fields_or_structs_of_these {
  static constexpr auto& words = u8"the values of a file's rows are text_view<char>, integers, float, double, bool, "
                                 u8"named enumerators or structs of these";
};
struct enumerators_need_names {
  static constexpr auto& words =
      u8"how does the file name these enumerators? Specialize data_file::names_of for their enumeration";
};

}  // namespace invalid_file

// How many characters of a field are shown: the sentence must fit.
inline constexpr size_t characters_of_a_field = 12;

// A flaw, whatever finds it: its place in the file, and what it is in words.
template <class Source>
struct flaw_of_encoding {
  static constexpr verdict found = u8lit::validate(Source::units().data(), Source::units().size());
  static constexpr flaw_in_file<file_flaw> flaw{found ? file_flaw::none : file_flaw::ill_formed, found.offset};
  U8LIT_ABI static constexpr sentence words() noexcept { return sentence{}.append(u8"ill-formed UTF-8"); }
};
template <class Source, class Key, class Value>
struct flaw_of_conversion {
  static constexpr flaw_in_field found = blocks<row_maker<Source, Key, Value>, Source::size()>.flaw;
  U8LIT_ABI static constexpr flaw_in_file<file_flaw> find_flaw() noexcept {
    if constexpr (found.what == file_flaw::none) return {};
    else return {found.what, Source::field(found.row, found.column).offset};
  }
  static constexpr flaw_in_file<file_flaw> flaw = find_flaw();
  // Such as `"x" is not an integer`, or in JSON `the string "1" is not an integer`.
  U8LIT_ABI static constexpr sentence words() noexcept {
    constexpr const utf8_character* words_of_kinds[] = {
        u8"", u8"the string ", u8"the number ", u8"", u8"", u8"an array", u8"an object"};
    constexpr const utf8_character* words_of_flaws[] = {
        u8"",
        u8"",
        u8" is not a string",
        u8" is not an integer",
        u8" is not a number",
        u8" is not in the range of its type",
        u8" is neither true nor false",
        u8" is not the name of an enumerator",
        u8" does not fit into its bit-field",
    };
    const field_in_file field = Source::field(found.row, found.column);
    sentence result;
    result.append(words_of_kinds[static_cast<unsigned char>(field.kind)]);
    if (field.kind != field_kind::array && field.kind != field_kind::object)
      detail::append_quoted(result, field.text.data(), field.text.size(), characters_of_a_field);
    return result.append(words_of_flaws[static_cast<unsigned char>(found.what)]);
  }
};

// The first flaw.
template <class Source, class Key, class Value>
U8LIT_ABI constexpr auto make_flaw() noexcept {
  if constexpr (flaw_of_encoding<Source>::flaw.exists()) return type_identity<flaw_of_encoding<Source>>{};
  else if constexpr (Source::flaw.exists()) return type_identity<Source>{};
  else return type_identity<flaw_of_conversion<Source, Key, Value>>{};
}
template <class Source, class Key, class Value>
using flaw_of_rows = typename decltype(detail::make_flaw<Source, Key, Value>())::type;

// Such as `line 3, column 7: "x" is not an integer`.
template <class Source, class Key, class Value>
U8LIT_ABI constexpr sentence words_for_rows() noexcept {
  using found = flaw_of_rows<Source, Key, Value>;
  const place_in_file place = detail::find_place(Source::units(), found::flaw.offset);
  sentence words;
  return detail::append_place(words, place).append(u8": ").append_sentence(found::words());
}

// What is wrong with a file, and what is made of it, as a type.
template <class Source, class Flaw>
U8LIT_ABI constexpr auto make_diagnostic_of_flaw() noexcept {
  constexpr place_in_file place = detail::find_place(Source::units(), Flaw::flaw.offset);
  return type_identity<invalid_file::flaw_at<invalid_file::line_number<place.line>,
                                             invalid_file::column_number<place.column>, Flaw::flaw.what>>{};
}
template <class Source, class Key, class Value>
U8LIT_ABI constexpr auto make_diagnostic_of_values() noexcept {
  using members = indices_below<Source::columns - 1>;
  if constexpr (!detail::has_members<Value>(members{})) {
    return Source::unfit_columns();
  } else if constexpr (!detail::is_made_of<Value>(members{})) {
    return type_identity<invalid_file::values_must_be_fields_or_structs_of_these>{};
  } else if constexpr (flaw_of_rows<Source, Key, Value>::flaw.exists()) {
    return detail::make_diagnostic_of_flaw<Source, flaw_of_rows<Source, Key, Value>>();
  } else {
    return type_identity<well_formed_text>{};
  }
}
template <class Source, class Key, class Value>
U8LIT_ABI constexpr auto make_diagnostic_of_file() noexcept {
  if constexpr (!Source::is_constexpr) return type_identity<invalid_file::files_must_be_constexpr_arrays>{};
  else if constexpr ((__is_enum(Key) && !named_enumeration<Key>) || (__is_enum(Value) && !named_enumeration<Value>))
    return type_identity<invalid_file::enumerators_need_names>{};
  else if constexpr (!field_value<Key> || real_number<Key>)
    return type_identity<invalid_file::keys_must_be_text_numbers_or_enumerators>{};
  else if constexpr (__is_same(Value, void) && !__is_same(Key, text_view<char>))
    return type_identity<invalid_file::keys_of_sets_must_be_text>{};
  else if constexpr (!Source::are_columns_names)
    return type_identity<invalid_file::columns_are_names_with_commas_between_them>{};
  else if constexpr (!Source::is_pointer)
    return type_identity<invalid_file::a_pointer_is_empty_or_begins_with_a_slash>{};
  else if constexpr (flaw_of_encoding<Source>::flaw.exists() || Source::flaw.exists())
    return detail::make_diagnostic_of_flaw<Source, flaw_of_rows<Source, Key, Value>>();
  else return detail::make_diagnostic_of_values<Source, Key, Value>();
}

// The argument `Error` of the rows of a file (base/refused_variable.hpp).
template <class Source, class Key, class Value>
U8LIT_ABI constexpr const bool* check_file() noexcept {
  using found = typename decltype(detail::make_diagnostic_of_file<Source, Key, Value>())::type;
  if constexpr (is_well_formed_text<found>) return &no_flaw::is_refused;
  else if constexpr (requires { found::words; }) return error_of<found, fixed_words<found>>;
  else return error_of<found, words_for_rows<Source, Key, Value>>;
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

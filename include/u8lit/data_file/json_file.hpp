// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DATA_FILE_JSON_FILE_HPP
#define U8LIT_DATA_FILE_JSON_FILE_HPP

#include <u8lit/data_file/column_names.hpp>
#include <u8lit/data_file/file_rows.hpp>
#include <u8lit/data_file/json_pointer.hpp>
#include <u8lit/data_file/json_rows.hpp>
#include <u8lit/base/begin.hpp>

// Rows from JSON. The file is read in parts, its fields in blocks, because compilers limit the steps of a constant
// evaluation.

namespace u8lit::detail {

// The rows that begin in so many octets are read at once, and the text of so many fields.
inline constexpr size_t octets_per_part = 0x4000;
inline constexpr size_t fields_per_block = 0x200;

// The way to the rows, after so many parts of the whole file.
template <class Source, size_t Parts>
inline constexpr json_way way_in_json =
    detail::follow_pointer<typename Source::pointer>(Source::units(), way_in_json<Source, Parts - 1>,
                                                     Parts * octets_per_part);
template <class Source>
inline constexpr json_way way_in_json<Source, 0>{{}, detail::size_of_mark(Source::units())};
template <class Source, size_t... Parts>
consteval json_way find_way_in_json(indices<Parts...>) noexcept {
  json_way result;
  static_cast<void>(((result = way_in_json<Source, Parts + 1>), ...));
  return result;
}

template <class Source, size_t Index>
consteval auto read_part_of_json() noexcept;
template <class Source, size_t Index>
inline constexpr auto part_of_json = detail::read_part_of_json<Source, Index>();
template <class Source, size_t Index>
consteval auto read_part_of_json() noexcept {
  constexpr json_shape shape = Source::shape;
  constexpr size_t fields = (octets_per_part / shape.shortest_row() + 1) * shape.fields(),
                   end = Source::begin.end + (Index + 1) * octets_per_part;
  using names = typename Source::names;
  constexpr auto value = Source::units_of_rows();
  if constexpr (Index == 0) return detail::read_json_part<fields, names>(value, Source::begin, shape, end);
  else return detail::read_json_part<fields, names>(value, part_of_json<Source, Index - 1>, shape, end);
}

// The fields of all rows, and the most octets that those of one block have in the file.
template <size_t Count>
struct json_places {
  static constexpr size_t count = Count;

  json_place all[Count == 0 ? 1 : Count]{};
  size_t most_octets = 0;
};
template <class Source, size_t... Parts>
consteval auto join_parts_of_json(indices<Parts...>) noexcept {
  constexpr size_t fields = Source::shape.fields();
  json_places<(part_of_json<Source, Parts>.rows + ...) * fields> result;
  size_t count = 0, octets = 0;
  const auto append = [&](const auto& part) {
    for (size_t at = 0; at < part.rows * fields; ++at) {
      if (count % fields_per_block == 0) octets = 0;
      octets += part.fields[at].size;
      if (octets > result.most_octets) result.most_octets = octets;
      result.all[count++] = part.fields[at];
    }
  };
  (append(part_of_json<Source, Parts>), ...);
  return result;
}
template <class Source>
inline constexpr auto places_in_json = detail::join_parts_of_json<Source>(indices_below<Source::parts>{});

template <class Source>
using pool_of_json = field_pool<places_in_json<Source>.most_octets, fields_per_block>;
template <class Source, size_t Block>
U8LIT_ABI constexpr void append_block_of_json(pool_of_json<Source>& pool) noexcept {
  constexpr auto& places = places_in_json<Source>;
  constexpr size_t begin = Block * fields_per_block, left = places.count - begin;
  constexpr size_t count = left < fields_per_block ? left : fields_per_block;
  const auto* const units = Source::units().data();
  for (size_t at = begin; at < begin + count; ++at) {
    const json_place place = places.all[at];
    const auto first = static_cast<octet>(units[place.offset]);
    if (first == u8'"' && place.has_escapes)
      detail::for_each_octet(units, place, [&pool](char next) { pool.put(static_cast<octet>(next)); });
    else if (first == u8'"') pool.append(units + place.offset + 1, place.size - 2);
    else if (first != u8'{' && first != u8'[') pool.append(units + place.offset, place.size);
    pool.end_field(place.offset);
  }
}
template <class Source, size_t Block>
inline constexpr pool_of_json<Source> block_of_json{detail::append_block_of_json<Source, Block>};

template <class Source, size_t... Blocks>
consteval auto make_blocks_of_json(indices<Blocks...>) noexcept {
  return row_array<const pool_of_json<Source>*, sizeof...(Blocks)>{{&block_of_json<Source, Blocks>...}};
}
template <class Source>
inline constexpr auto blocks_of_json = detail::make_blocks_of_json<Source>(
    indices_below<(places_in_json<Source>.count + fields_per_block - 1) / fields_per_block>{});

// What is wrong, in one part or another.
struct flaw_in_json_rows {
  flaw_in_json flaw;
  size_t name_at_fault = 0;
  json_place first_field{};  // of the row at fault
};
template <class Source, size_t... Parts>
consteval flaw_in_json_rows find_flaw_in_json(indices<Parts...>) noexcept {
  flaw_in_json_rows result{Source::begin.flaw, Source::way.name_at_fault};
  const auto look_at = [&](const auto& part) {
    if (!result.flaw.exists() && part.flaw.exists())
      result = {part.flaw, part.name_at_fault, part.fields[(part.rows - 1) * Source::shape.fields()]};
  };
  (look_at(part_of_json<Source, Parts>), ...);
  return result;
}
template <class Source>
inline constexpr flaw_in_json_rows flaw_of_json = detail::find_flaw_in_json<Source>(indices_below<Source::parts>{});

U8LIT_ABI constexpr const utf8_character* words_of_flaw(json_flaw what) noexcept {
  constexpr const utf8_character* words[] = {
      u8"",
      u8"the file ends within an array or an object",
      u8"a value must be here: a string, a number, an array, an object, true, false or null",
      u8"the name of a member must be here, in quotation marks",
      u8"a colon must be here, after the name of a member",
      u8"a comma or the end of the object must be here",
      u8"a comma or the end of the array must be here",
      u8"JSON has no comments",
      u8"text after the end of the array or the object",
      u8"more than 64 arrays and objects within each other",
      u8"a string that is never closed",
      u8"a control character in a string, without an escape",
      u8"a backslash that begins no escape of JSON",
      u8"the escape of a surrogate that is not one of a pair",
      u8"a number that begins with a zero before other digits",
      u8"a digit must be here",
      u8"an array or an object must be here, whose elements or members are rows",
      u8"an object must be here, whose members are columns",
      u8"no row can be made of this: if the rows are in it, write its place after the columns, ",
      u8"the object has no member ",
      u8"the array has no element ",
      u8"an array or an object must be here, which has a member ",
      u8"the object has another member ",
  };
  return words[static_cast<unsigned char>(what)];
}

namespace invalid_file {

struct columns_must_be_one_for_each_member_of_the_value {
  static constexpr auto& words =
      u8"no row can be made of these columns: name one for each member of the value; the key is not in the object";
};

}  // namespace invalid_file

template <const auto& File, fixed_text Columns, fixed_text Pointer, class Value>
struct json_file : source_file<File> {
  using names = column_names<Columns>;
  using pointer = json_pointer<Pointer>;
  static constexpr bool are_columns_names = Columns.size() == 0 || names::are_names;
  static constexpr bool is_pointer = pointer::measured.is_valid;
  static constexpr size_t octets = json_file::units().size();

  // The array or object that has the rows.
  U8LIT_ABI static constexpr json_way find_way() noexcept {
    if constexpr (pointer::measured.tokens == 0 || !is_pointer)
      return {{}, 0, detail::size_of_mark(json_file::units()), octets};
    else return detail::find_way_in_json<json_file>(indices_below<octets / octets_per_part + 1>{});
  }
  static constexpr json_way way = find_way();
  U8LIT_ABI static constexpr auto units_of_rows() noexcept {
    return detail::units_of(json_file::units().data(), way.end);
  }
  U8LIT_ABI static constexpr json_beginning find_beginning() noexcept {
    if constexpr (way.flaw.exists()) return {false, false, 0, way.flaw};
    else return detail::read_json_beginning(units_of_rows(), way.begin);
  }
  static constexpr json_beginning begin = find_beginning();
  static constexpr json_shape shape{begin.is_object, names::count,
                                    names::count == 0 && (!__is_same(Value, void) || !begin.is_object)};
  static constexpr size_t columns = shape.fields(), parts = (way.end - begin.end) / octets_per_part + 1;

  U8LIT_ABI static constexpr auto unfit_columns() noexcept {
    if constexpr (!begin.is_object) return source_file<File>::unfit_columns();
    else return type_identity<invalid_file::columns_must_be_one_for_each_member_of_the_value>{};
  }
  static constexpr flaw_in_json flaw = flaw_of_json<json_file>.flaw;
  U8LIT_ABI static constexpr sentence words() noexcept {
    sentence result = sentence{}.append(detail::words_of_flaw(flaw.what));
    constexpr size_t index = flaw_of_json<json_file>.name_at_fault;
    if constexpr (flaw.what == json_flaw::rows_in_a_member) append_place_of_rows(result);
    else if constexpr (flaw.what >= json_flaw::no_such_member) {
      const auto name = way.flaw.exists() ? pointer::nth(index) : names::nth(index);
      detail::append_quoted(result, name.data(), name.size(), characters_of_a_field);
    }
    return result;
  }
  U8LIT_ABI static constexpr size_t size() noexcept { return places_in_json<json_file>.count / columns; }
  U8LIT_ABI static constexpr field_in_file field(size_t row, size_t column) noexcept {
    const size_t index = row * columns + column;
    field_in_file field = (*blocks_of_json<json_file>[index / fields_per_block])[index % fields_per_block];
    if (column > 0 || !shape.is_object)
      field.kind = detail::kind_of_json(static_cast<octet>(json_file::units().data()[field.offset]));
    return field;
  }

 private:
  // The pointer to the value of the row at fault.
  U8LIT_ABI static constexpr void append_place_of_rows(sentence& words) noexcept {
    constexpr json_place name = flaw_of_json<json_file>.first_field;
    char text[pointer::units.size() + 2 * name.size]{};
    size_t end = 0;
    const auto put = [&](octet next) { text[end++] = static_cast<char>(next); };
    for (; end < pointer::units.size(); ++end) text[end] = pointer::units.data()[end];
    put(octet{u8'/'});
    detail::for_each_octet(json_file::units().data(), name, [&](char next) {
      const auto value = static_cast<octet>(next);
      const bool is_slash = value == u8'/';
      if (!is_slash && value != u8'~') return put(value);
      put(octet{u8'~'});
      put(is_slash ? octet{u8'1'} : octet{u8'0'});
    });
    detail::append_quoted(words, text, end);
  }
};

}  // namespace u8lit::detail

namespace u8lit::data_file {

/// Rows from JSON (RFC 8259): the members of an object, or the elements of an array.
/// - errors: a file that is ill-formed, or has a value that does not convert, does not compile; the error has the line
///   and the column
///
/// Text and enumerators are from strings only, integers, float and double from numbers, and bool is from true and
/// false. The names of members convert to any type of keys. Members of objects that are no columns may be of any type.
/// The whole file is checked.
/// \tparam File     a constexpr array of char, char8_t or unsigned char, or an object with data() and size()
/// \tparam Key      the type of the keys, as for `csv`
/// \tparam Value    the type of the values, as for `csv`
/// \tparam Columns  for an array of objects, the name of the member that is the key, then that of the value, or one for
///                  each member of the value, with commas between them; for an object of objects the same without that
///                  of the key, because the names of the outer object are the keys; none for an object whose members
///                  are the values themselves, or an array whose elements are the keys of a set, or an object without
///                  arrays whose names are these keys
/// \tparam Pointer  a JSON Pointer (RFC 6901) to that array or object, such as "/countries"; none if it is the whole
///                  file
/// \code
/// inline constexpr char unit_file[] = R"({"m": {"name": "metre", "power": 1}, "l": {"name": "litre", "power": 3}})";
/// inline constexpr auto powers =
///     u8lit::make_text_map<u8lit::data_file::json<unit_file, u8lit::utf8_view, int, "power">>;
/// static_assert(powers.at("l") == 3);
/// \endcode
template <const auto& File, class Key, class Value, fixed_text Columns = "", fixed_text Pointer = "",
          const bool* Error = detail::check_file<detail::json_file<File, Columns, Pointer, Value>, Key, Value>()>
  requires detail::acceptable<Error>
inline constexpr detail::file_rows<detail::json_file<File, Columns, Pointer, Value>, Key, Value> json{};
template <const auto& File, class Key, class Value, fixed_text Columns, fixed_text Pointer, const bool* Error>
  requires detail::refused_in_words<Error>
inline const detail::no_table<Error> json<File, Key, Value, Columns, Pointer, Error> = {};

}  // namespace u8lit::data_file

#include <u8lit/base/end.hpp>

#endif

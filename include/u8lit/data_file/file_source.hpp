// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DATA_FILE_FILE_SOURCE_HPP
#define U8LIT_DATA_FILE_FILE_SOURCE_HPP

#include <u8lit/base/copy.hpp>
#include <u8lit/base/refusal.hpp>
#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/encoding/decode.hpp>
#include <u8lit/encoding/encode.hpp>
#include <u8lit/data_file/file_place.hpp>
#include <u8lit/text/fixed_text.hpp>
#include <u8lit/text/text_view.hpp>
#include <u8lit/validation/validate.hpp>
#include <u8lit/base/begin.hpp>

// The data_file wing: rows of tables from files that are read when compiling. How its headers make rows:
//   file_source                          is what all formats have in common
//   file_place                           says where in a file something is wrong
//   delimited_text                       reads comma-separated and tab-separated values
//   column_names                         reads the names of columns that a user writes
//   delimited_file                       is the source of the columns with these names
//   json_text                            reads values
//   json_pointer                         finds the value that has the rows
//   json_rows, json_file                 read the rows, and the fields with these names
//   fixed_columns                        is what sources of formats without names of columns have in common:
//   lines_file, properties_file, ini_file
//   file_rows                            converts the fields of any source
//
// Files from which rows are made, of any format. A format is a class, a source, which file_rows.hpp makes rows of. It
// derives from source_file and has these static members:
//   columns             how many columns rows have: that of the key, and one for each member of the value
//   are_columns_names   whether these are names with commas between them; true if there are none
//   is_pointer          whether what leads to the rows is a JSON Pointer; true if nothing does
//   flaw                the first flaw, of a type flaw_in_file<Flaw>, where Flaw is an enumeration of the format
//   words()             what that flaw is, in words
//   size()              how many rows there are, if there is no flaw
//   field(row, column)  the text of a field, its offset in the file, and its kind
// So `flaw` is of the syntax, and of the columns that the user has named. That the file is UTF-8, and that fields
// convert to what is needed, is checked for all formats alike.

namespace u8lit::detail {

// What is wrong with a file, and where. `Flaw` has an enumerator `none`.
template <class Flaw>
struct flaw_in_file {
  Flaw what = Flaw::none;
  size_t offset = 0;  // in the file

  [[nodiscard]] U8LIT_ABI constexpr bool exists() const noexcept { return what != Flaw::none; }
};

// What a field is, in a format that tells strings from numbers; `any` in other formats.
enum class field_kind : unsigned char { any, string, number, truth, null, array, object };

// The text of a field, without quotation marks and escapes.
struct field_in_file {
  text_view<char> text;
  size_t offset;  // in the file
  field_kind kind = field_kind::any;
};

// The fields of a file, row by row, as text of their own.
template <size_t Octets, size_t Fields>
struct field_pool {
  struct place {
    size_t begin;
    size_t size;
    size_t offset;  // in the file
  };

  char octets[Octets == 0 ? 1 : Octets]{};
  place fields[Fields == 0 ? 1 : Fields]{};
  size_t end = 0;    // of the octets
  size_t begin = 0;  // of the field that is being appended
  size_t count = 0;  // of fields

  // `fill(pool)` appends fields. A pool is made by a constructor: g++ folds calls of strspn that read one which a
  // function returned, and for each copies the whole pool.
  template <class Fill>
  U8LIT_ABI explicit constexpr field_pool(Fill fill) noexcept { fill(*this); }

  template <utf8_unit Unit>
  U8LIT_ABI constexpr void append(const Unit* units, size_t size) noexcept {
    if constexpr (__is_same(Unit, char)) {
      detail::copy(octets + end, units, size);
      end += size;
    } else {
      for (size_t at = 0; at < size; ++at) octets[end++] = static_cast<char>(units[at]);
    }
  }
  U8LIT_ABI constexpr void put(octet value) noexcept { octets[end++] = static_cast<char>(value); }
  U8LIT_ABI constexpr void put(scalar_value value) noexcept { end += u8lit::encode_to(octets + end, value); }
  U8LIT_ABI constexpr void end_field(size_t offset) noexcept {
    fields[count++] = {begin, end - begin, offset};
    begin = end;
  }
  // Precondition: index < Fields, and the field is well-formed.
  U8LIT_ABI constexpr field_in_file operator[](size_t index) const noexcept U8LIT_LIFETIMEBOUND {
    const place& field = fields[index];
    return {text_view<char>::unchecked(octets + field.begin, field.size), field.offset};
  }
};

// Counts what a field_pool must have room for.
struct field_counter {
  size_t octets = 0;
  size_t fields = 0;

  template <utf8_unit Unit>
  U8LIT_ABI constexpr void append(const Unit*, size_t size) noexcept { octets += size; }
  U8LIT_ABI constexpr void put(octet) noexcept { ++octets; }
  U8LIT_ABI constexpr void put(scalar_value value) noexcept { octets += u8lit::utf8_length(value); }
  U8LIT_ABI constexpr void end_field(size_t) noexcept { ++fields; }
};

// What a user writes, in any encoding form, as UTF-8.
template <fixed_text Text>
inline constexpr field_pool<4 * Text.size(), 0> utf8_of{[](auto& pool) {
  for (size_t at = 0; at < Text.size();) {
    const decoded next = u8lit::decode_front(Text.data() + at, Text.size() - at);
    pool.put(scalar_value::unchecked(next.value));
    at += next.length;
  }
}};

namespace invalid_file {

struct columns_must_be_that_of_the_key_and_one_for_each_member_of_the_value {
  static constexpr auto& words =
      u8"no row can be made of these columns: name that of the key, and one for each member of the value";
};

}  // namespace invalid_file

// What all sources have.
template <const auto& File>
struct source_file {
  // The diagnostic of columns that are too few or too many for a row.
  U8LIT_ABI static constexpr auto unfit_columns() noexcept {
    return type_identity<invalid_file::columns_must_be_that_of_the_key_and_one_for_each_member_of_the_value>{};
  }
  static constexpr bool is_constexpr = constexpr_file<File>;
  static constexpr bool is_pointer = true;

  U8LIT_ABI static constexpr auto units() noexcept { return detail::units_of_file<File>(); }
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DATA_FILE_JSON_ROWS_HPP
#define U8LIT_DATA_FILE_JSON_ROWS_HPP

#include <u8lit/data_file/json_text.hpp>
#include <u8lit/base/begin.hpp>

// Rows in JSON: the members of an object, or the elements of an array. The fields of a row are
// - the name of a member and its value, in an object: {"a": 1, "b": 2}
// - the name of a member and some members of its value, in an object of objects: {"a": {"x": 1, "y": 2}, "b": ...}
// - some members, in an array of objects: [{"x": 1, "y": 2}, ...]
// - the element itself, in an array of values: ["a", "b"]
// Other members are checked and skipped. A file is read in parts, each a constant.

namespace u8lit::detail {

// What the rows of a file are made of.
struct json_shape {
  bool is_object;   // The rows are members. The first field is the name.
  size_t members;   // how many fields are members of the value; 0 if the value itself is a field, or none
  bool has_value;   // whether the value itself is a field

  U8LIT_ABI constexpr size_t fields() const noexcept { return is_object + members + has_value; }
  // The octets of the shortest row, and of the comma: "":1,  "":{"":1},  1,  {"":1},
  U8LIT_ABI constexpr size_t shortest_row() const noexcept { return (is_object ? 5u : 2u) + (members > 0 ? 5u : 0u); }
};

// Reads rows. `Names::nth(index)` is the name of a member that is a field.
template <utf8_unit Unit, class Names>
struct json_row_reader {
  json_reader<Unit> text;
  json_shape shape;
  size_t name_at_fault = 0;

  // Reads a row. Writes where its fields are.
  U8LIT_ABI constexpr bool read(json_place* fields) noexcept {
    if (shape.is_object) {
      if (!text.read_name()) return false;
      *fields++ = text.name;
    }
    if (shape.members > 0) return read_members(fields);
    text.skip_space();
    const size_t begin = text.at;
    if (!text.read_value()) return false;
    // The names of an object can be a set. One that has an array is hardly meant: the array has the keys.
    const auto first = static_cast<octet>(text.units[begin]);
    if (shape.is_object && (shape.has_value ? detail::is_nested(first) : first == u8'['))
      return text.fail(json_flaw::rows_in_a_member, begin);
    if (shape.has_value) *fields = {begin, text.at - begin, text.has_escapes};
    return true;
  }

 private:
  U8LIT_ABI constexpr bool read_members(json_place* fields) noexcept {
    const octet first = text.skip_space();
    if (first != u8'{')
      return text.refuse(shape.is_object && first == u8'[' ? json_flaw::rows_in_a_member : json_flaw::no_object);
    const size_t begin = text.at++;
    bool goes_on = text.skip_space() != u8'}';
    bool has_only_objects = goes_on && shape.is_object;
    text.at += !goes_on;
    while (goes_on) {
      if (!text.read_name()) return false;
      const json_place name = text.name;
      text.skip_space();
      const size_t begin_of_value = text.at;
      if (!text.read_value()) return false;
      const json_place value{begin_of_value, text.at - begin_of_value, text.has_escapes};
      has_only_objects = has_only_objects && static_cast<octet>(text.units[begin_of_value]) == u8'{';
      for (size_t member = 0; member < shape.members; ++member) {
        if (!detail::equals_text(text.units, name, Names::nth(member))) continue;
        name_at_fault = member;
        if (fields[member].size > 0) return text.fail(json_flaw::member_twice, name.offset);
        fields[member] = value;
      }
      if (!text.read_comma_or_end(true, goes_on)) return false;
    }
    for (size_t member = 0; member < shape.members; ++member) {
      name_at_fault = member;
      if (fields[member].size == 0)
        return text.fail(has_only_objects ? json_flaw::rows_in_a_member : json_flaw::no_such_member, begin);
    }
    return true;
  }
};

// The beginning of an array or an object, up to the first row.
struct json_beginning {
  bool is_object = false;
  bool goes_on = false;  // whether there is a row
  size_t end = 0;
  flaw_in_json flaw{};
};
template <utf8_unit Unit>
U8LIT_ABI constexpr json_beginning read_json_beginning(code_units<Unit> source, size_t begin) noexcept {
  json_reader<Unit> text{source.data(), source.size(), begin};
  json_beginning result;
  const octet first = text.skip_space();
  result.is_object = first == u8'{';
  if (!detail::is_nested(first)) {
    text.fail(json_flaw::no_rows, text.at);
  } else {
    ++text.at;
    result.goes_on = text.skip_space() != detail::end_of(result.is_object);
    text.at += !result.goes_on;
    if (!result.goes_on) text.read_end();
  }
  result.end = text.at;
  result.flaw = text.flaw;
  return result;
}

// The rows that begin in a part of a file.
template <size_t Fields>
struct json_part {
  json_place fields[Fields]{};
  size_t rows = 0;
  size_t end = 0;
  bool goes_on = false;  // whether there is a row after these
  flaw_in_json flaw{};
  size_t name_at_fault = 0;
};
// Reads rows from where `before` ends, a json_beginning or a json_part, as long as they begin before an offset.
template <size_t Fields, class Names, utf8_unit Unit, class Before>
U8LIT_ABI constexpr json_part<Fields> read_json_part(code_units<Unit> source, const Before& before, json_shape shape,
                                                     size_t offset) noexcept {
  json_part<Fields> result;
  json_row_reader<Unit, Names> rows{{source.data(), source.size(), before.end}, shape};
  json_reader<Unit>& text = rows.text;
  result.goes_on = before.goes_on && !before.flaw.exists();
  const size_t fields = shape.fields();
  while (result.goes_on && text.at < offset) {
    result.goes_on = rows.read(result.fields + fields * result.rows) &&
                     text.read_comma_or_end(shape.is_object, result.goes_on) && result.goes_on;
    ++result.rows;
    if (!result.goes_on && !text.flaw.exists()) text.read_end();
  }
  result.end = text.at;
  result.flaw = text.flaw;
  result.name_at_fault = rows.name_at_fault;
  return result;
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

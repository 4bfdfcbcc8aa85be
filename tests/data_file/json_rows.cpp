// SPDX-License-Identifier: BSL-1.0
#include <u8lit/data_file/json_rows.hpp>

#include <string>
#include <string_view>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

struct no_names {
  static constexpr text_view<char> nth(size_t) noexcept { return {}; }
};
struct a_and_e {
  static constexpr text_view<char> nth(size_t index) noexcept {
    return text_view<char>::unchecked(index == 0 ? "a" : "é", index == 0 ? 1 : 2);
  }
};
constexpr code_units<char> units(std::string_view text) { return {text.data(), text.size()}; }

// The fields of all rows as they are written, each with a space after it; read in parts of so many octets.
template <class Names>
struct fields_read {
  char text[100]{};
  std::size_t size = 0;
  std::size_t rows = 0;
  flaw_in_json flaw{};
  std::size_t name_at_fault = 0;
  std::size_t parts = 0;

  constexpr fields_read(std::string_view source, std::size_t members, bool has_value, std::size_t step) {
    const json_beginning begin = read_json_beginning(units(source), size_of_mark(units(source)));
    const json_shape shape{begin.is_object, members, has_value};
    flaw = begin.flaw;
    json_part<50> part{};
    part.goes_on = begin.goes_on;
    part.end = begin.end;
    for (std::size_t end = step; part.goes_on && !flaw.exists(); end += step) {
      part = read_json_part<50, Names>(units(source), part, shape, end);
      ++parts;
      flaw = part.flaw;
      name_at_fault = part.name_at_fault;
      for (std::size_t at = 0; at < part.rows * shape.fields() && !flaw.exists(); ++at) {
        const json_place field = part.fields[at];
        for (std::size_t each = 0; each < field.size; ++each) text[size++] = source[field.offset + each];
        text[size++] = ' ';
      }
      rows += part.rows;
    }
  }
};
template <class Names = no_names>
constexpr bool reads(std::string_view source, std::size_t members, bool has_value, std::size_t rows,
                     std::string_view expected) {
  for (const std::size_t step : {1u, 2u, 5u, 20u, 1000u}) {
    const fields_read<Names> read{source, members, has_value, step};
    if (read.flaw.exists() || read.rows != rows || std::string_view{read.text, read.size} != expected) return false;
  }
  return true;
}
// The four shapes, and sets of names.
static_assert(reads(R"( {"a": 1, "b" : null, "\n":"x"} )", 0, true, 3, R"("a" 1 "b" null "\n" "x" )"));
static_assert(reads(R"({"a": 1, "b": {"c": []}})", 0, false, 2, R"("a" "b" )"));
static_assert(reads(R"([1, "b", null])", 0, true, 3, R"(1 "b" null )"));
static_assert(reads<a_and_e>(R"({"x": {"b": [1], "é": 2, "a": 3}, "y": {"a": "", "\u00E9": [{}]}})", 2, false, 2,
                             R"("x" 3 2 "y" "" [{}] )"));
static_assert(reads<a_and_e>(R"([{"é": 1, "a": true}, {"a": false, "A": 0, "é ": 0, "é": 2}])", 2, false, 2,
                             "true 1 false 2 "));
static_assert(reads<a_and_e>(R"([{"\u0061": 1, "\u0061\u0061": 2, "\u00e9\u0301": 3, "\u00E9": 4}])", 2, false, 1,
                             "1 4 "));
static_assert(reads("[]", 0, true, 0, "") && reads("\uFEFF\n{ } ", 0, true, 0, "") && reads("{}", 2, false, 0, ""));
// A part ends where no row begins; a long row is read at once.
static_assert(fields_read<no_names>{R"([1,"23456789",2])", 0, true, 5}.parts == 3);

// What is wrong, where, and with which member.
template <class Names = no_names>
constexpr bool is_at(std::string_view source, std::size_t members, json_flaw what, std::size_t offset,
                     std::size_t name_at_fault = 0) {
  for (const std::size_t step : {1u, 5u, 1000u}) {
    const fields_read<Names> read{source, members, members == 0, step};
    if (read.flaw.what != what || read.flaw.offset != offset || read.name_at_fault != name_at_fault) return false;
  }
  return true;
}
static_assert(is_at("", 0, json_flaw::no_rows, 0) && is_at(" 1", 0, json_flaw::no_rows, 1) &&
              is_at("\"[]\"", 0, json_flaw::no_rows, 0));
static_assert(is_at("[] 1", 0, json_flaw::text_after_the_value, 3) &&
              is_at("[1] 1", 0, json_flaw::text_after_the_value, 4) &&
              is_at("{} }", 0, json_flaw::text_after_the_value, 3) && is_at("[1]//", 0, json_flaw::comment, 3));
static_assert(is_at("[1,]", 0, json_flaw::no_value, 3) && is_at(R"({"a":1,})", 0, json_flaw::no_name, 7) &&
              is_at("[1 2]", 0, json_flaw::no_comma_in_array, 3) &&
              is_at("[1", 0, json_flaw::ends_within_a_value, 2) && is_at("[1, ", 0, json_flaw::ends_within_a_value, 4));
static_assert(is_at<a_and_e>("[1]", 2, json_flaw::no_object, 1) &&
              is_at<a_and_e>(R"({"x": 1})", 2, json_flaw::no_object, 6) &&
              is_at<a_and_e>(R"([[{"a": 1}]])", 2, json_flaw::no_object, 1) &&
              is_at<a_and_e>(R"([{"a": 1}])", 2, json_flaw::no_such_member, 1, 1) &&
              is_at<a_and_e>(R"([{"a": 1, "é": 2}, {}])", 2, json_flaw::no_such_member, 20, 0) &&
              is_at<a_and_e>(R"([{"é": 1, "\u00e9": 2}])", 2, json_flaw::member_twice, 11, 1) &&
              is_at<a_and_e>(R"([{"a": 1, "é": 2,}])", 2, json_flaw::no_name, 18, 1) &&
              is_at<a_and_e>(R"([{"b": [1,], "é": 2}])", 2, json_flaw::no_value, 10));
// Rows in a member: its value is an array or an object, but no row.
static_assert(is_at<a_and_e>(R"({"x": [{"a": 1, "é": 2}]})", 2, json_flaw::rows_in_a_member, 6) &&
              is_at<a_and_e>(R"({"x": {"y": {"a": 1, "é": 2}, "z": {}}})", 2, json_flaw::rows_in_a_member, 6) &&
              is_at<a_and_e>(R"({"x": {"y": {}, "z": 1}})", 2, json_flaw::no_such_member, 6) &&
              is_at<a_and_e>(R"({"x": {}})", 2, json_flaw::no_such_member, 6) &&
              is_at<a_and_e>(R"([{"y": {}}])", 2, json_flaw::no_such_member, 1) &&
              is_at(R"({"x": [1]})", 0, json_flaw::rows_in_a_member, 6) &&
              is_at(R"({"x": 1, "y": {"z": 1}})", 0, json_flaw::rows_in_a_member, 14) &&
              reads(R"([[], {}])", 0, true, 2, "[] {} "));

int main() {
  return at_run_time([] {
    return reads<a_and_e>(R"([{"é": 1, "a": true}, {"a": false, "A": 0, "é ": 0, "é": 2}])", 2, false, 2,
                          "true 1 false 2 ") &&
           reads(R"({"a": 1, "b": {"c": []}})", 0, false, 2, R"("a" "b" )") &&
           is_at<a_and_e>(R"([{"é": 1, "\u00e9": 2}])", 2, json_flaw::member_twice, 11, 1);
  });
}

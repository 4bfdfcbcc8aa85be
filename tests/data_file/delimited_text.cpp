// SPDX-License-Identifier: BSL-1.0
#include <u8lit/data_file/delimited_text.hpp>

#include <string>
#include <string_view>
#include <vector>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

constexpr delimited_format csv{u8',', true, false}, tsv{u8'\t', false, false},
    names{u8',', true, true};
constexpr code_units<char> units(std::string_view text) { return {text.data(), text.size()}; }

// RFC 4180 section 2: its examples, each of records and fields.
template <std::size_t Fields>
constexpr bool reads(std::string_view text, delimited_format format, std::size_t records,
                     const std::string_view (&expected)[Fields]) {
  const measured_file measured = measure_file(units(text), format);
  if (measured.flaw.what != delimited_flaw::none || measured.records != records || measured.fields * records != Fields)
    return false;
  const field_pool<1000, Fields> read{[=](auto& pool) { append_fields(pool, units(text), format); }};
  for (std::size_t at = 0; at < Fields; ++at) {
    if (read[at].text != expected[at]) return false;
  }
  return true;
}
static_assert(reads("aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n", csv, 2, {"aaa", "bbb", "ccc", "zzz", "yyy", "xxx"}));
static_assert(reads("aaa,bbb,ccc\r\nzzz,yyy,xxx", csv, 2, {"aaa", "bbb", "ccc", "zzz", "yyy", "xxx"}));
static_assert(reads("field_name,field_name\r\naaa,bbb\r\n", csv, 2, {"field_name", "field_name", "aaa", "bbb"}));
static_assert(reads("\"aaa\",\"bbb\",\"ccc\"\r\nzzz,yyy,xxx", csv, 2, {"aaa", "bbb", "ccc", "zzz", "yyy", "xxx"}));
static_assert(reads("\"aaa\",\"b\r\nbb\",\"ccc\"\r\nzzz,yyy,xxx", csv, 2,
                    {"aaa", "b\r\nbb", "ccc", "zzz", "yyy", "xxx"}));
static_assert(reads("\"aaa\",\"b\"\"bb\",\"ccc\"", csv, 1, {"aaa", "b\"bb", "ccc"}));

// Spaces are part of a field; lines may end in LF; fields may be empty, the last one of the file, too.
static_assert(reads(" a ,b\n c,  \n", csv, 2, {" a ", "b", " c", "  "}));
static_assert(reads("a,b\n,\n\"\",\"\"\n,", csv, 4, {"a", "b", "", "", "", "", "", ""}));
static_assert(reads("\"a,b\"\n\"\"\"\"\n\"\"\"\"\"\"", csv, 3, {"a,b", "\"", "\"\""}));
// A byte order mark and an empty first line are skipped. A CR that no LF follows is a character of a field.
static_assert(reads("\uFEFF\r\na\n1\r", csv, 2, {"a", "1\r"}) && reads("\na\rb\n", csv, 1, {"a\rb"}));
static_assert(reads("größe,名前\n日本,\"語\"\n", csv, 2, {"größe", "名前", "日本", "語"}));
// Tab-separated values have no quotation marks.
static_assert(reads("a\tb\r\n\"1\",2\t\"\n", tsv, 2, {"a", "b", "\"1\",2", "\""}));
// Names of columns that a user writes may have spaces around them, outside of quotation marks.
static_assert(reads("  a b , \" c\"  ,d", names, 1, {"a b", " c", "d"}) && reads(" , \"\" ", names, 1, {"", ""}));

// What is wrong, and where.
constexpr bool is_at(std::string_view text, delimited_flaw what, std::size_t offset, delimited_format format = csv) {
  const flaw_in_delimited flaw = measure_file(units(text), format).flaw;
  return flaw.what == what && flaw.offset == offset;
}
static_assert(is_at("a,b\n1,\"2\n", delimited_flaw::quotation_mark_not_closed, 6) &&
              is_at("\"", delimited_flaw::quotation_mark_not_closed, 0) &&
              is_at("\"\"\"", delimited_flaw::quotation_mark_not_closed, 0) &&
              is_at("a,b\n1,2\"3\"\n", delimited_flaw::quotation_mark_within_a_field, 7) &&
              is_at("a,b\n1,\"2\"3\n", delimited_flaw::text_after_a_quotation_mark, 9) &&
              is_at("a\n\"2\"\r", delimited_flaw::text_after_a_quotation_mark, 5));
static_assert(is_at("a,b\n1\n1,2", delimited_flaw::fields_too_few, 5) &&
              is_at("a,b\n\n1,2", delimited_flaw::fields_too_few, 4) &&
              is_at("a,b\n1,2,3\n1", delimited_flaw::fields_too_many, 8) &&
              is_at("a,b\n1\n\"", delimited_flaw::fields_too_few, 5) &&
              is_at("a\n\"\n", delimited_flaw::quotation_mark_not_closed, 2));
static_assert(is_at("", delimited_flaw::no_record, 0) && is_at("\n", delimited_flaw::no_record, 1) &&
              is_at("\uFEFF", delimited_flaw::no_record, 3));

// Every string of up to eight of these characters, against a reader of one character at a time.
struct outcome {
  std::vector<std::vector<std::string>> records;
  bool is_valid = true;
};
outcome expected_of(const std::string& text) {
  enum { begin, plain, quoted, closed } state = begin;
  outcome result;
  result.records.emplace_back(1);
  bool ends_a_line = false;
  std::size_t at = text.substr(0, 2) == "\r\n" ? 2 : text.substr(0, 1) == "\n" ? 1 : 0;
  if (at == text.size()) return {};
  for (; at < text.size(); ++at) {
    const char next = text[at];
    ends_a_line = false;
    std::string& field = result.records.back().back();
    if (state == quoted) {
      if (next == '"') state = closed;
      else field += next;
    } else if (state == closed && next == '"') {
      field += next;
      state = quoted;
    } else if (next == ',') {
      result.records.back().emplace_back();
      state = begin;
    } else if (next == '\n' || text.substr(at, 2) == "\r\n") {
      at += next == '\r';
      ends_a_line = true;
      result.records.emplace_back(1);
      state = begin;
    } else if (state == closed || (next == '"' && state == plain)) {
      result.is_valid = false;
      return result;
    } else if (next == '"') {
      state = quoted;
    } else {
      field += next;
      state = plain;
    }
  }
  if (state == quoted) result.is_valid = false;
  if (ends_a_line) result.records.pop_back();
  return result;
}
bool reads_every_string() {
  constexpr std::string_view characters = "a,\"\n\r";
  for (std::size_t size = 0, count = 1; size <= 7; ++size, count *= characters.size()) {
    for (std::size_t number = 0; number < count; ++number) {
      std::string text;
      for (std::size_t rest = number; text.size() < size; rest /= characters.size())
        text += characters[rest % characters.size()];
      const outcome expected = expected_of(text);
      std::vector<std::vector<std::string>> records;
      bool begins = true;
      const flaw_in_delimited flaw = for_each_field(units(text), csv, [&](file_field field, bool is_last) {
        if (begins) records.emplace_back();
        std::string value;
        for (std::size_t at = 0; at < field.size; ++at) {
          value += text[field.offset + at];
          if (field.has_doubled_quotes && value.back() == '"') ++at;
        }
        records.back().push_back(value);
        begins = is_last;
      });
      if ((flaw.what == delimited_flaw::none) != expected.is_valid) return false;
      if (expected.is_valid && records != expected.records) return false;
    }
  }
  return true;
}

int main() { return at_run_time(reads_every_string); }

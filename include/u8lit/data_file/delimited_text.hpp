// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DATA_FILE_DELIMITED_TEXT_HPP
#define U8LIT_DATA_FILE_DELIMITED_TEXT_HPP

#include <u8lit/data_file/file_source.hpp>
#include <u8lit/base/begin.hpp>

// Comma-separated and tab-separated values, read at compile time. Each line is a record of fields:
// - CSV (RFC 4180): a comma ends a field. A field may stand in quotation marks; then it may contain commas and line
//   breaks, and "" stands for one quotation mark.
// - TSV (IANA, text/tab-separated-values): a tab ends a field, which contains neither tabs nor line breaks.
// Lines end in LF or CR LF. An empty first line, as in a raw string literal, and a byte order mark are skipped.

namespace u8lit::detail {

struct delimited_format {
  octet delimiter;
  bool has_quotes;
  bool skips_spaces;  // around fields
};

// What can be wrong with such a file, and with the columns that are chosen from it (delimited_file.hpp).
enum class delimited_flaw : unsigned char {
  none,
  quotation_mark_not_closed,
  quotation_mark_within_a_field,
  text_after_a_quotation_mark,
  fields_too_few,
  fields_too_many,
  no_record,
  no_such_column,
  column_twice,
};
using flaw_in_delimited = flaw_in_file<delimited_flaw>;

// A field without its quotation marks.
struct file_field {
  size_t offset;
  size_t size;
  bool has_doubled_quotes;
};

// Calls `visit(field, is_last)` for each field; `is_last` in its record. Returns the first flaw of the syntax. In as
// few statements for an octet as possible, because constant evaluation pays for each.
template <utf8_unit Unit, class Visitor>
U8LIT_ABI constexpr flaw_in_delimited for_each_field(code_units<Unit> source, delimited_format format,
                                                     Visitor visit) noexcept {
  const Unit* const units = source.data();
  const size_t size = source.size();
  const auto is = [=](size_t at, octet value) { return at < size && static_cast<octet>(units[at]) == value; };
  size_t at = detail::size_of_mark(source);
  if (is(at, u8'\r') && is(at + 1, u8'\n')) at += 2;
  else if (is(at, u8'\n')) ++at;
  for (bool is_last = true; at < size || !is_last; ++at) {
    while (format.skips_spaces && is(at, u8' ')) ++at;
    file_field field{at, 0, false};
    if (format.has_quotes && is(at, u8'"')) {
      field.offset = ++at;
      while (true) {
        while (at < size && static_cast<octet>(units[at]) != u8'"') ++at;
        if (at >= size) return {delimited_flaw::quotation_mark_not_closed, field.offset - 1};
        if (!is(at + 1, u8'"')) break;
        field.has_doubled_quotes = true;
        at += 2;
      }
      field.size = at++ - field.offset;
      while (format.skips_spaces && is(at, u8' ')) ++at;
      if (is(at, u8'\r') && is(at + 1, u8'\n')) ++at;
      if (at < size && !is(at, format.delimiter) && !is(at, u8'\n'))
        return {delimited_flaw::text_after_a_quotation_mark, at};
    } else {
      for (; at < size; ++at) {
        const auto next = static_cast<octet>(units[at]);
        if (next > u8',') continue;
        if (next == format.delimiter || next == u8'\n') break;
        if (next == u8'"' && format.has_quotes) return {delimited_flaw::quotation_mark_within_a_field, at};
      }
      field.size = at - field.offset;
      if (field.size > 0 && is(at, u8'\n') && is(at - 1, u8'\r')) --field.size;
      while (format.skips_spaces && field.size > 0 && is(field.offset + field.size - 1, u8' ')) --field.size;
    }
    is_last = !is(at, format.delimiter);
    visit(field, is_last);
  }
  return {};
}

// The records of a file: how many fields they have, all alike, and how many records there are. The first one has the
// names of the columns.
struct measured_file {
  size_t fields = 0;
  size_t records = 0;
  flaw_in_delimited flaw;
};
template <utf8_unit Unit>
U8LIT_ABI constexpr measured_file measure_file(code_units<Unit> source, delimited_format format) noexcept {
  measured_file result;
  size_t fields = 0;
  flaw_in_delimited of_fields;
  const flaw_in_delimited of_syntax = detail::for_each_field(source, format, [&](file_field field, bool is_last) {
    ++fields;
    if (result.records > 0 && fields > result.fields && !of_fields.exists())
      of_fields = {delimited_flaw::fields_too_many, field.offset};
    if (!is_last) return;
    if (result.records++ == 0) result.fields = fields;
    if (fields < result.fields && !of_fields.exists())
      of_fields = {delimited_flaw::fields_too_few, field.offset + field.size};
    fields = 0;
  });
  result.flaw = of_syntax;
  if (of_fields.exists() && (!of_syntax.exists() || of_fields.offset < of_syntax.offset)) result.flaw = of_fields;
  else if (!of_syntax.exists() && result.records == 0)
    result.flaw = {delimited_flaw::no_record, source.size()};
  return result;
}

// Appends the fields of a file to a field_pool, record by record.
template <utf8_unit Unit, class Pool>
U8LIT_ABI constexpr void append_fields(Pool& pool, code_units<Unit> source, delimited_format format) noexcept {
  static_cast<void>(detail::for_each_field(source, format, [source, &pool](file_field field, bool) {
    const Unit* const from = source.data() + field.offset;
    if (!field.has_doubled_quotes) {
      pool.append(from, field.size);
    } else {
      for (size_t at = 0; at < field.size; ++at) {
        pool.put(static_cast<octet>(from[at]));
        if (static_cast<octet>(from[at]) == u8'"') ++at;
      }
    }
    pool.end_field(field.offset);
  }));
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DATA_FILE_INI_FILE_HPP
#define U8LIT_DATA_FILE_INI_FILE_HPP

#include <u8lit/data_file/file_rows.hpp>
#include <u8lit/data_file/fixed_columns.hpp>
#include <u8lit/base/begin.hpp>

// Rows from sections of keys and values, by the rules that most readers of such files have in common.

namespace u8lit::detail {

enum class ini_flaw : unsigned char {
  none,
  no_equals_sign,
  no_name,
  section_not_closed,
  text_after_a_section,
  quotation_mark_not_closed,
  text_after_a_quotation_mark,
  unknown_escape,
};

template <utf8_unit Unit, class Sink>
class ini_reader {
 public:
  U8LIT_ABI constexpr ini_reader(code_units<Unit> source, Sink& sink) noexcept
      : units_{source.data()}, size_{source.size()}, line_{detail::size_of_mark(source)}, sink_{sink} {}

  U8LIT_ABI constexpr flaw_in_file<ini_flaw> read() noexcept {
    while (line_ < size_ && !flaw_.exists()) {
      size_t end = find(line_, size_, u8'\n');
      const size_t begin = skip_blanks(line_, end), next = end + 1;
      if (end < size_ && end > begin && is(end - 1, u8'\r')) --end;
      end = trim(begin, end);
      if (begin < end && !is(begin, u8';') && !is(begin, u8'#')) {
        if (is(begin, u8'[')) read_section(begin, end);
        else read_row(begin, end);
      }
      line_ = next;
    }
    return flaw_;
  }

 private:
  U8LIT_ABI constexpr bool is(size_t at, octet value) const noexcept {
    return static_cast<octet>(units_[at]) == value;
  }
  U8LIT_ABI constexpr size_t find(size_t at, size_t end, octet value) const noexcept {
    while (at < end && static_cast<octet>(units_[at]) != value) ++at;
    return at;
  }
  U8LIT_ABI constexpr size_t skip_blanks(size_t at, size_t end) const noexcept {
    while (at < end && detail::is_blank(static_cast<octet>(units_[at]))) ++at;
    return at;
  }
  // The end without blanks before it.
  U8LIT_ABI constexpr size_t trim(size_t begin, size_t end) const noexcept {
    while (end > begin && detail::is_blank(static_cast<octet>(units_[end - 1]))) --end;
    return end;
  }

  U8LIT_ABI constexpr void read_section(size_t begin, size_t end) noexcept {
    const size_t bracket = find(begin, end, u8']');
    if (bracket == end) return report(ini_flaw::section_not_closed, begin);
    section_ = skip_blanks(begin + 1, bracket);
    end_of_section_ = trim(section_, bracket);
    if (section_ == end_of_section_) return report(ini_flaw::no_name, begin);
    if (bracket + 1 < end) report(ini_flaw::text_after_a_section, skip_blanks(bracket + 1, end));
  }
  U8LIT_ABI constexpr void read_row(size_t begin, size_t end) noexcept {
    const size_t sign = find(begin, end, u8'=');
    if (sign == end) return report(ini_flaw::no_equals_sign, begin);
    if (sign == begin) return report(ini_flaw::no_name, begin);
    if (section_ < end_of_section_) {
      sink_.append(units_ + section_, end_of_section_ - section_);
      sink_.put(octet{u8'.'});
    }
    sink_.append(units_ + begin, trim(begin, sign) - begin);
    sink_.end_field(begin);
    const size_t value = skip_blanks(sign + 1, end);
    if (value < end && is(value, u8'"')) read_quoted(value, end);
    else sink_.append(units_ + value, end - value);
    sink_.end_field(value);
  }
  U8LIT_ABI constexpr void read_quoted(size_t begin, size_t end) noexcept {
    size_t at = begin + 1;
    while (true) {
      const size_t from = at;
      while (at < end && !is(at, u8'"') && !is(at, u8'\\')) ++at;
      sink_.append(units_ + from, at - from);
      if (at == end || (is(at, u8'\\') && at + 1 == end))
        return report(ini_flaw::quotation_mark_not_closed, begin);
      if (is(at, u8'"')) break;
      const auto next = static_cast<octet>(units_[at + 1]);
      if (next == u8'n') sink_.put(octet{u8'\n'});
      else if (next == u8't') sink_.put(octet{u8'\t'});
      else if (next == u8'"' || next == u8'\\') sink_.put(next);
      else return report(ini_flaw::unknown_escape, at);
      at += 2;
    }
    if (at + 1 < end) report(ini_flaw::text_after_a_quotation_mark, skip_blanks(at + 1, end));
  }
  U8LIT_ABI constexpr void report(ini_flaw what, size_t offset) noexcept { flaw_ = {what, offset}; }

  const Unit* units_;
  size_t size_;
  size_t line_;
  size_t section_ = 0;
  size_t end_of_section_ = 0;
  Sink& sink_;
  flaw_in_file<ini_flaw> flaw_{};
};

struct ini_format {
  using flaw_type = ini_flaw;
  static constexpr size_t fields = 2;

  template <utf8_unit Unit, class Sink>
  U8LIT_ABI static constexpr flaw_in_file<ini_flaw> read(code_units<Unit> source, Sink& sink) noexcept {
    return ini_reader<Unit, Sink>{source, sink}.read();
  }
  U8LIT_ABI static constexpr const utf8_character* words(ini_flaw what) noexcept {
    constexpr const utf8_character* words_of_flaws[] = {
        u8"",
        u8"neither a section, nor a key with = after it, nor a comment",
        u8"a name is missing",
        u8"a section without ] after its name",
        u8"text after the ] of a section",
        u8"a quotation mark that is not closed on its line",
        u8"text after the quotation mark that ends a value",
        u8"an unknown escape: those of values in quotation marks are \\\", \\\\, \\n and \\t",
    };
    return words_of_flaws[static_cast<unsigned char>(what)];
  }
};

template <const auto& File, class Value>
using ini_file = fixed_columns_file<File, ini_format, columns_with_value<Value>>;

}  // namespace u8lit::detail

namespace u8lit::data_file {

/// Rows from an INI file: sections of keys and values.
/// - errors: a file that is ill-formed, or has a key or value that does not convert, does not compile; the error has
///   the line and the column
///
/// A line is `[section]`, `key = value`, a comment that begins with ; or #, or empty. Keys are `section.key`, and those
/// before the first section `key`. The first `=` of a line ends the key. Spaces and tabs around names and values do not
/// count. A value is what it is up to the end of the line, without comments or escapes, unless it begins with a
/// quotation mark: then it ends at the next one, and an escape is a backslash before n, t, a quotation mark or a
/// backslash. Lines end in LF or CR LF. Rows are in the order of the lines.
/// \tparam File   a constexpr array of char, char8_t or unsigned char, or an object with data() and size()
/// \tparam Key    the type of the keys, as for `csv`
/// \tparam Value  the type of the values, as for `csv`, of one field; void for the keys of a set
/// \code
/// inline constexpr char limit_file[] = "[memory]\nstack = 8192\n[time]\nseconds = 60\n";
/// inline constexpr auto limits = u8lit::make_text_map<u8lit::data_file::ini<limit_file, u8lit::utf8_view, int>>;
/// static_assert(limits.at("memory.stack") == 8192);
/// \endcode
template <const auto& File, class Key, class Value,
          const bool* Error = detail::check_file<detail::ini_file<File, Value>, Key, Value>()>
  requires detail::acceptable<Error>
inline constexpr detail::file_rows<detail::ini_file<File, Value>, Key, Value> ini{};
template <const auto& File, class Key, class Value, const bool* Error>
  requires detail::refused_in_words<Error>
inline const detail::no_table<Error> ini<File, Key, Value, Error> = {};

}  // namespace u8lit::data_file

#include <u8lit/base/end.hpp>

#endif

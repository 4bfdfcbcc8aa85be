// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DATA_FILE_LINES_FILE_HPP
#define U8LIT_DATA_FILE_LINES_FILE_HPP

#include <u8lit/data_file/file_rows.hpp>
#include <u8lit/data_file/fixed_columns.hpp>
#include <u8lit/base/begin.hpp>

// Rows that are the lines of a file.

namespace u8lit::detail {

enum class lines_flaw : unsigned char { none };

struct lines_format {
  using flaw_type = lines_flaw;
  static constexpr size_t fields = 1;

  template <utf8_unit Unit, class Sink>
  U8LIT_ABI static constexpr flaw_in_file<lines_flaw> read(code_units<Unit> source, Sink& sink) noexcept {
    const Unit* const units = source.data();
    const size_t size = source.size();
    for (size_t at = detail::size_of_mark(source); at < size; ++at) {
      const size_t begin = at;
      while (at < size && detail::is_blank(static_cast<octet>(units[at]))) ++at;
      const size_t text = at;
      while (at < size && static_cast<octet>(units[at]) != u8'\n') ++at;
      size_t end = at;
      if (end < size && end > text && static_cast<octet>(units[end - 1]) == u8'\r') --end;
      if (text == end) continue;
      sink.append(units + begin, end - begin);
      sink.end_field(begin);
    }
    return {};
  }
  U8LIT_ABI static constexpr const utf8_character* words(lines_flaw) noexcept { return u8""; }
};

template <const auto& File>
using lines_file = fixed_columns_file<File, lines_format, 1>;

}  // namespace u8lit::detail

namespace u8lit::data_file {

/// Rows of a text_set from the lines of a file, one key a line.
/// - errors: a file that is ill-formed does not compile; the error has the line and the column
///
/// Lines end in LF or CR LF. Those that are empty, or have only spaces and tabs, are skipped. Other lines are keys as
/// they are: no character begins a comment, and spaces around a key belong to it.
/// \tparam File  a constexpr array of char, char8_t or unsigned char, or an object with data() and size()
/// \code
/// inline constexpr char word_file[] = "if\nelse\nfür\n";
/// inline constexpr auto words = u8lit::make_text_set<u8lit::data_file::lines<word_file>>;
/// static_assert(words.contains("für"));
/// \endcode
template <const auto& File, const bool* Error = detail::check_file<detail::lines_file<File>, text_view<char>, void>()>
  requires detail::acceptable<Error>
inline constexpr detail::file_rows<detail::lines_file<File>, text_view<char>, void> lines{};
template <const auto& File, const bool* Error>
  requires detail::refused_in_words<Error>
inline const detail::no_table<Error> lines<File, Error> = {};

}  // namespace u8lit::data_file

#include <u8lit/base/end.hpp>

#endif

// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DATA_FILE_FILE_PLACE_HPP
#define U8LIT_DATA_FILE_FILE_PLACE_HPP

#include <u8lit/base/indices.hpp>
#include <u8lit/diagnosis/sentence.hpp>
#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/base/begin.hpp>

// Files that are read when compiling, and places in them, for errors.

namespace u8lit::detail {

// The code units of a file. A NUL at the end is that of a literal.
template <const auto& File>
U8LIT_ABI constexpr auto units_of_file() noexcept {
  const auto units = detail::units_of(File);
  const bool ends_in_nul = units.size() > 0 && static_cast<octet>(units.data()[units.size() - 1]) == 0;
  return detail::units_of(units.data(), units.size() - ends_in_nul);
}

// The size of a byte order mark (RFC 3629 section 6), or 0.
template <utf8_unit Unit>
U8LIT_ABI constexpr size_t size_of_mark(code_units<Unit> source) noexcept {
  const Unit* const units = source.data();
  return source.size() >= 3 && static_cast<octet>(units[0]) == 0xEF && static_cast<octet>(units[1]) == 0xBB &&
                 static_cast<octet>(units[2]) == 0xBF
             ? 3
             : 0;
}

template <const auto& File>
concept constexpr_file = utf8_unit<typename decltype(detail::units_of(File))::unit_type> &&
                         requires { typename indices<detail::units_of_file<File>().size()>; };

// The line and the column of an offset, in characters, from 1. Lines end in LF, CR LF or CR.
struct place_in_file {
  size_t line = 1;
  size_t column = 1;
};
template <utf8_unit Unit>
U8LIT_ABI constexpr place_in_file find_place(code_units<Unit> source, size_t offset) noexcept {
  const Unit* const units = source.data();
  place_in_file result;
  size_t begin = detail::size_of_mark(source);
  for (size_t at = begin; at < offset; ++at) {
    const auto next = static_cast<octet>(units[at]);
    if (next != u8'\n' && (next != u8'\r' || (at + 1 < source.size() && static_cast<octet>(units[at + 1]) == u8'\n')))
      continue;
    ++result.line;
    begin = at + 1;
  }
  for (; begin < offset; ++begin) result.column += !detail::is_continuation(static_cast<octet>(units[begin]));
  return result;
}

// "line 3, column 7"
U8LIT_ABI constexpr sentence& append_place(sentence& words, place_in_file place) noexcept {
  return words.append(u8"line ").append_decimal(place.line).append(u8", column ").append_decimal(place.column);
}

namespace invalid_file {

template <size_t Number>
struct column_number;
struct files_must_be_constexpr_arrays {
  static constexpr auto& words = u8"a file is a constexpr array of char or unsigned char";
};

}  // namespace invalid_file

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

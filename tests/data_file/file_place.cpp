// SPDX-License-Identifier: BSL-1.0
#include <u8lit/data_file/file_place.hpp>

#include <string_view>

using namespace u8lit;
using namespace u8lit::detail;

// Lines and columns are counted in characters, from 1; a byte order mark is none.
inline constexpr char lines[] = "\xEF\xBB\xBF" "aé本\n\n🚀x";
constexpr bool is_at(size_t offset, size_t line, size_t column) {
  const place_in_file place = find_place(units_of_file<lines>(), offset);
  return place.line == line && place.column == column;
}
static_assert(size_of_mark(units_of_file<lines>()) == 3 && size_of_mark(units_of("\xEF\xBB", 2)) == 0);
static_assert(is_at(0, 1, 1) && is_at(3, 1, 1) && is_at(4, 1, 2) && is_at(6, 1, 3) && is_at(9, 1, 4));
inline constexpr char crlf_lines[] = "日本\r\n語x";
static_assert(find_place(units_of_file<crlf_lines>(), 11).line == 2 &&
              find_place(units_of_file<crlf_lines>(), 11).column == 2);
inline constexpr char cr_lines[] = "é\r\ra\r";
constexpr place_in_file cr_place(size_t offset) { return find_place(units_of_file<cr_lines>(), offset); }
static_assert(cr_place(2).line == 1 && cr_place(3).line == 2 && cr_place(4).line == 3 && cr_place(5).column == 2 &&
              cr_place(6).line == 4);
static_assert(is_at(10, 2, 1) && is_at(11, 3, 1) && is_at(15, 3, 2) && is_at(16, 3, 3));

constexpr bool says_where() {
  sentence words;
  append_place(words, {12, 3});
  return std::string_view{words.data(), words.size()} == "line 12, column 3";
}
static_assert(says_where());

// A NUL at the end is that of a literal, in whatever the literal is.
inline constexpr unsigned char octets_with_nul[] = {'a', 0};
inline constexpr unsigned char octets[] = {'a', 'b'};
static_assert(units_of_file<octets_with_nul>().size() == 1 && units_of_file<octets>().size() == 2);

// Files are constants in octets.
inline constexpr char16_t wide[] = u"a";
inline unsigned char variable[] = {'a'};
static_assert(constexpr_file<lines> && constexpr_file<octets> && !constexpr_file<variable> &&
              !constexpr_file<wide>);

int main() {}

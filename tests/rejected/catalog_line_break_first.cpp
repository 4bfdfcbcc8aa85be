// SPDX-License-Identifier: BSL-1.0
// A plural form that does not begin with the line break of the others.
#include <u8lit/message_catalog.hpp>

inline constexpr char english[] =
    "msgid \"\\n{n} file\"\n"
    "msgid_plural \"{n} files\"\n"
    "msgstr[0] \"\"\n"
    "msgstr[1] \"\"\n";
inline constexpr auto messages = u8lit::message_catalog::make<english>;  // refused

// g++: "file 1, line 2, column 14: all texts of \"<U+000A>{n} file\" must begin with a line break, or none"
// clang: message<size>{"file 1, line 2, column 14: all "}, message<size>{"texts of \"<U+000A>{n} file\" must "}, message<size>{"begin with a line break, or none"}
// clang 14-15: flaw_at<u8lit::detail::invalid_catalog::file_number<1>, u8lit::detail::invalid_file::line_number<2>, u8lit::detail::invalid_file::column_number<14>, u8lit::detail::po_flaw::line_break_first>
// first: g++

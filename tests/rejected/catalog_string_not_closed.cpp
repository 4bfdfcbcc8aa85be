// SPDX-License-Identifier: BSL-1.0
// A string without its end.
#include <u8lit/message_catalog.hpp>

inline constexpr char english[] =
    "msgid \"Open {name}\"\n"
    "msgstr \"\"\n";
inline constexpr char german[] =
    "msgid \"\"\n"
    "msgstr \"Language: de\\n\"\n"
    "msgid \"Open {name}\n"
    "msgstr \"b\"\n";
inline constexpr auto messages = u8lit::message_catalog::make<english, german>;  // refused

// g++: "file 2, line 3, column 7: a string that is not closed in its line"
// clang: message<size>{"file 2, line 3, column 7: a string "}, message<size>{"that is not closed in its line"}
// clang 14-15: flaw_at<u8lit::detail::invalid_catalog::file_number<2>, u8lit::detail::invalid_file::line_number<3>, u8lit::detail::invalid_file::column_number<7>, u8lit::detail::po_flaw::string_not_closed>
// first: g++

// SPDX-License-Identifier: BSL-1.0
// A translation without the line break at the end of the original.
#include <u8lit/message_catalog.hpp>

inline constexpr char english[] =
    "msgid \"Done.\\n\"\n"
    "msgstr \"\"\n";
inline constexpr char german[] =
    "msgid \"\"\n"
    "msgstr \"Language: de\\n\"\n"
    "msgid \"Done.\\n\"\n"
    "msgstr \"Fertig.\"\n";
inline constexpr auto messages = u8lit::message_catalog::make<english, german>;  // refused

// g++: "file 2, line 4, column 8: all texts of \"Done.<U+000A>\" must end in a line break, or none"
// clang: message<size>{"file 2, line 4, column 8: all texts "}, message<size>{"of \"Done.<U+000A>\" must end in a "}, message<size>{"line break, or none"}
// clang 14-15: flaw_at<u8lit::detail::invalid_catalog::file_number<2>, u8lit::detail::invalid_file::line_number<4>, u8lit::detail::invalid_file::column_number<8>, u8lit::detail::po_flaw::line_break_last>
// first: g++

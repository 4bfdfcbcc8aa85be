// SPDX-License-Identifier: BSL-1.0
// More parentheses than can be read.
#include <u8lit/message_catalog.hpp>

inline constexpr char english[] =
    "msgid \"{n} file\"\n"
    "msgid_plural \"{n} files\"\n"
    "msgstr[0] \"\"\n"
    "msgstr[1] \"\"\n";
inline constexpr char german[] =
    "msgid \"\"\n"
    "msgstr \"Language: de\\n\"\n"
    "\"Plural-Forms: nplurals=2; plural=(((((((((((((((((((((((((((((((n!=1)))))))))))))))))))))))))))))));\\n\"\n";
inline constexpr auto messages = u8lit::message_catalog::make<english, german>;  // refused

// g++: "file 2, line 3, column 65: the plural expression is nested too deeply, in more than 30 operators or parentheses"
// clang: message<size>{"file 2, line 3, column 65: the "}
// clang 14-15: flaw_at<u8lit::detail::invalid_catalog::file_number<2>, u8lit::detail::invalid_file::line_number<3>, u8lit::detail::invalid_file::column_number<65>, u8lit::detail::po_flaw::expression_too_deep>
// first: g++

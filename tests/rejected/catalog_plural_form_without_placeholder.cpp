// SPDX-License-Identifier: BSL-1.0
// A plural form for many numbers without the number.
#include <u8lit/message_catalog.hpp>

inline constexpr char english[] =
    "msgid \"{n} file\"\n"
    "msgid_plural \"{n} files\"\n"
    "msgstr[0] \"\"\n"
    "msgstr[1] \"\"\n";
inline constexpr char german[] =
    "msgid \"\"\n"
    "msgstr \"Language: de\\n\"\n"
    "\"Plural-Forms: nplurals=2; plural=n!=1;\\n\"\n"
    "msgid \"{n} file\"\n"
    "msgid_plural \"{n} files\"\n"
    "msgstr[0] \"eine Datei\"\n"
    "msgstr[1] \"Dateien\"\n";
inline constexpr auto messages = u8lit::message_catalog::make<english, german>;  // refused

// g++: "file 2, line 7, column 11: the translation lacks \"{n}\""
// clang: message<size>{"file 2, line 7, column 11: the "}, message<size>{"translation lacks \"{n}\""}
// clang 14-15: flaw_at<u8lit::detail::invalid_catalog::file_number<2>, u8lit::detail::invalid_file::line_number<7>, u8lit::detail::invalid_file::column_number<11>, u8lit::detail::po_flaw::placeholder_left_out>
// first: g++

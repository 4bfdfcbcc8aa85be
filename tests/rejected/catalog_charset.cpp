// SPDX-License-Identifier: BSL-1.0
// A file in another encoding.
#include <u8lit/message_catalog.hpp>

inline constexpr char english[] =
    "msgid \"Open {name}\"\n"
    "msgstr \"\"\n";
inline constexpr char german[] =
    "msgid \"\"\n"
    "msgstr \"\"\n"
    "\"Language: de\\n\"\n"
    "\"Content-Type: text/plain; charset=ISO-8859-1\\n\"\n";
inline constexpr auto messages = u8lit::message_catalog::make<english, german>;  // refused

// g++: "file 2, line 4, column 36: the charset is not UTF-8"
// clang: message<size>{"file 2, line 4, column 36: the "}, message<size>{"charset is not UTF-8"}
// clang 14-15: flaw_at<u8lit::detail::invalid_catalog::file_number<2>, u8lit::detail::invalid_file::line_number<4>, u8lit::detail::invalid_file::column_number<36>, u8lit::detail::po_flaw::charset_is_not_utf8>
// first: g++

// SPDX-License-Identifier: BSL-1.0
// Text outside of any entry.
#include <u8lit/message_catalog.hpp>

inline constexpr char english[] =
    "msgid \"Open {name}\"\n"
    "msgstr \"\"\n";
inline constexpr char german[] =
    "Catalog\n"
    "msgid \"\"\n"
    "msgstr \"Language: de\\n\"\n"
    "msgid \"Open {name}\"\n"
    "msgstr \"{name} öffnen\"\n";
inline constexpr auto messages = u8lit::message_catalog::make<english, german>;  // refused

// g++: "file 2, line 1, column 1: neither a comment nor a keyword nor a string"
// clang: message<size>{"file 2, line 1, column 1: neither a "}, message<size>{"comment nor a keyword nor a string"}
// clang 14-15: flaw_at<u8lit::detail::invalid_catalog::file_number<2>, u8lit::detail::invalid_file::line_number<1>, u8lit::detail::invalid_file::column_number<1>, u8lit::detail::po_flaw::unknown_word>
// first: g++

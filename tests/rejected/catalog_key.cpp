// SPDX-License-Identifier: BSL-1.0
// A translation that lacks a placeholder, of a message whose msgid is a key.
#include <u8lit/message_catalog.hpp>

inline constexpr char english[] =
    "msgid \"\"\n"
    "msgstr \"Language: en\\n\"\n"
    "msgid \"menu.open\"\n"
    "msgstr \"Open {name}\"\n";
inline constexpr char german[] =
    "msgid \"\"\n"
    "msgstr \"Language: de\\n\"\n"
    "msgid \"menu.open\"\n"
    "msgstr \"Öffnen\"\n";
inline constexpr auto messages = u8lit::message_catalog::make_with_fallback<english, german>;  // refused

// g++: "file 2, line 4, column 8: the translation lacks \"{name}\""
// clang: message<size>{"file 2, line 4, column 8: the "}, message<size>{"translation lacks \"{name}\""}
// clang 14-15: flaw_at<u8lit::detail::invalid_catalog::file_number<2>, u8lit::detail::invalid_file::line_number<4>, u8lit::detail::invalid_file::column_number<8>, u8lit::detail::po_flaw::placeholder_left_out>
// first: g++

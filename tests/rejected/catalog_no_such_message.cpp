// SPDX-License-Identifier: BSL-1.0
// A translation of no message.
#include <u8lit/message_catalog.hpp>

inline constexpr char english[] =
    "msgid \"Open {name}\"\n"
    "msgstr \"\"\n";
inline constexpr char german[] =
    "msgid \"\"\n"
    "msgstr \"Language: de\\n\"\n"
    "msgid \"Open {name}\"\n"
    "msgstr \"{name} öffnen\"\n"
    "\n"
    "msgid \"Close\"\n"
    "msgstr \"Zu\"\n";
inline constexpr auto messages = u8lit::message_catalog::make<english, german>;  // refused

// g++: "file 2, line 6, column 7: file 1 lacks \"Close\""
// clang: message<size>{"file 2, line 6, column 7: file 1 "}, message<size>{"lacks \"Close\""}
// clang 14-15: flaw_at<u8lit::detail::invalid_catalog::file_number<2>, u8lit::detail::invalid_file::line_number<6>, u8lit::detail::invalid_file::column_number<7>, u8lit::detail::po_flaw::no_such_message>
// first: g++

// SPDX-License-Identifier: BSL-1.0
// A message that is there twice.
#include <u8lit/message_catalog.hpp>

inline constexpr char english[] =
    "msgid \"Open {name}\"\n"
    "msgstr \"\"\n"
    "\n"
    "msgid \"Open {name}\"\n"
    "msgstr \"\"\n";
inline constexpr char german[] =
    "msgid \"\"\n"
    "msgstr \"Language: de\\n\"\n"
    "msgid \"Open {name}\"\n"
    "msgstr \"{name} öffnen\"\n";
inline constexpr auto messages = u8lit::message_catalog::make<english, german>;  // refused

// g++: "file 1, line 4, column 7: the message of line 1 is here again"
// clang: message<size>{"file 1, line 4, column 7: the "}, message<size>{"message of line 1 is here again"}
// clang 14-15: flaw_at<u8lit::detail::invalid_catalog::file_number<1>, u8lit::detail::invalid_file::line_number<4>, u8lit::detail::invalid_file::column_number<7>, u8lit::detail::po_flaw::twice>
// first: g++

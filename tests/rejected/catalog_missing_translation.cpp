// SPDX-License-Identifier: BSL-1.0
// A message that a translation lacks.
#include <u8lit/message_catalog.hpp>

inline constexpr char english[] =
    "msgid \"Open {name}\"\n"
    "msgstr \"\"\n"
    "msgid \"Close\"\n"
    "msgstr \"\"\n";
inline constexpr char german[] =
    "msgid \"\"\n"
    "msgstr \"Language: de\\n\"\n"
    "msgid \"Open {name}\"\n"
    "msgstr \"{name} öffnen\"\n";
inline constexpr auto messages = u8lit::message_catalog::make<english, german>;  // refused

// g++: "file 1, line 3, column 7: file 2 lacks \"Close\""
// clang: message<size>{"file 1, line 3, column 7: file 2 "}, message<size>{"lacks \"Close\""}
// clang 14-15: flaw_at<u8lit::detail::invalid_catalog::file_number<1>, u8lit::detail::invalid_file::line_number<3>, u8lit::detail::invalid_file::column_number<7>, u8lit::detail::po_flaw::message_left_out>
// first: g++

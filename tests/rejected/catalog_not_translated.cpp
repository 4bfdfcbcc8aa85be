// SPDX-License-Identifier: BSL-1.0
// A message with an empty translation.
#include <u8lit/message_catalog.hpp>

inline constexpr char english[] =
    "msgid \"Open {name}\"\n"
    "msgstr \"\"\n";
inline constexpr char german[] =
    "msgid \"\"\n"
    "msgstr \"Language: de\\n\"\n"
    "msgid \"Open {name}\"\n"
    "msgstr \"\"\n";
inline constexpr auto messages = u8lit::message_catalog::make<english, german>;  // refused

// g++: "file 2, line 4, column 8: \"Open {name}\" is not translated"
// clang: message<size>{"file 2, line 4, column 8: \"Open "}, message<size>{"{name}\" is not translated"}
// clang 14-15: flaw_at<u8lit::detail::invalid_catalog::file_number<2>, u8lit::detail::invalid_file::line_number<4>, u8lit::detail::invalid_file::column_number<8>, u8lit::detail::po_flaw::not_translated>
// first: g++

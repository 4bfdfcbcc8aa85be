// SPDX-License-Identifier: BSL-1.0
// Two files for a language.
#include <u8lit/message_catalog.hpp>

inline constexpr char english[] =
    "msgid \"Open {name}\"\n"
    "msgstr \"\"\n";
inline constexpr char german[] =
    "msgid \"\"\n"
    "msgstr \"Language: de\\n\"\n"
    "msgid \"Open {name}\"\n"
    "msgstr \"{name} öffnen\"\n";
inline constexpr auto messages = u8lit::message_catalog::make<english, german, german>;  // refused

// g++: "file 3, line 2, column 8: file 2 has the same language, \"de\""
// clang: message<size>{"file 3, line 2, column 8: file 2 "}, message<size>{"has the same language, \"de\""}
// clang 14-15: flaw_at<u8lit::detail::invalid_catalog::file_number<3>, u8lit::detail::invalid_file::line_number<2>, u8lit::detail::invalid_file::column_number<8>, u8lit::detail::po_flaw::same_language>
// first: g++

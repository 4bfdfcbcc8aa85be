// SPDX-License-Identifier: BSL-1.0
// A translation that takes integers only, where the original takes everything.
#include <u8lit/message_catalog.hpp>

inline constexpr char english[] =
    "#, c++-format\n"
    "msgid \"Open {}\"\n"
    "msgstr \"\"\n";
inline constexpr char german[] =
    "msgid \"\"\n"
    "msgstr \"Language: de\\n\"\n"
    "#, c++-format\n"
    "msgid \"Open {}\"\n"
    "msgstr \"{:d} öffnen\"\n";
inline constexpr auto messages = u8lit::message_catalog::make<english, german>;  // refused

// g++: "file 2, line 5, column 9: the original lacks \"{:d}\""
// clang: message<size>{"file 2, line 5, column 9: the "}, message<size>{"original lacks \"{:d}\""}
// clang 14-15: flaw_at<u8lit::detail::invalid_catalog::file_number<2>, u8lit::detail::invalid_file::line_number<5>, u8lit::detail::invalid_file::column_number<9>, u8lit::detail::po_flaw::no_such_placeholder>
// first: g++

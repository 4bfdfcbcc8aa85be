// SPDX-License-Identifier: BSL-1.0
// A conversion of printf for another type.
#include <u8lit/message_catalog.hpp>

inline constexpr char english[] =
    "#, c-format\n"
    "msgid \"%d of %s\"\n"
    "msgstr \"\"\n";
inline constexpr char german[] =
    "msgid \"\"\n"
    "msgstr \"Language: de\\n\"\n"
    "msgid \"%d of %s\"\n"
    "msgstr \"%d von %d\"\n";
inline constexpr auto messages = u8lit::message_catalog::make<english, german>;  // refused

// g++: "file 2, line 4, column 16: the original lacks \"%d\""
// clang: message<size>{"file 2, line 4, column 16: the "}, message<size>{"original lacks \"%d\""}
// clang 14-15: flaw_at<u8lit::detail::invalid_catalog::file_number<2>, u8lit::detail::invalid_file::line_number<4>, u8lit::detail::invalid_file::column_number<16>, u8lit::detail::po_flaw::no_such_placeholder>
// first: g++

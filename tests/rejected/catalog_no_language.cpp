// SPDX-License-Identifier: BSL-1.0
// A header without a language.
#include <u8lit/message_catalog.hpp>

inline constexpr char english[] =
    "msgid \"Open {name}\"\n"
    "msgstr \"\"\n";
inline constexpr char german[] =
    "msgid \"\"\n"
    "msgstr \"X: y\\n\"\n";
inline constexpr auto messages = u8lit::message_catalog::make<english, german>;  // refused

// g++: "file 2, line 2, column 8: the header has no Language"
// clang: message<size>{"file 2, line 2, column 8: the "}, message<size>{"header has no Language"}
// clang 14-15: flaw_at<u8lit::detail::invalid_catalog::file_number<2>, u8lit::detail::invalid_file::line_number<2>, u8lit::detail::invalid_file::column_number<8>, u8lit::detail::po_flaw::no_language>
// first: g++

// SPDX-License-Identifier: BSL-1.0
// A plural form that there is not.
#include <u8lit/message_catalog.hpp>

inline constexpr char english[] =
    "msgid \"{n} file\"\n"
    "msgid_plural \"{n} files\"\n"
    "msgstr[0] \"\"\n"
    "msgstr[1] \"\"\n";
inline constexpr char german[] =
    "msgid \"\"\n"
    "msgstr \"Language: de\\n\"\n"
    "\"Plural-Forms: nplurals=2; plural=n==1?0:n==2?1:2;\\n\"\n";
inline constexpr auto messages = u8lit::message_catalog::make<english, german>;  // refused

// g++: "file 2, line 3, column 35: the plural expression is 2 if n is 0, no less than nplurals"
// clang: message<size>{"file 2, line 3, column 35: the "}, message<size>{"plural expression is 2 if n is 0, "}, message<size>{"no less than nplurals"}
// clang 14-15: flaw_at<u8lit::detail::invalid_catalog::file_number<2>, u8lit::detail::invalid_file::line_number<3>, u8lit::detail::invalid_file::column_number<35>, u8lit::detail::po_flaw::no_such_form>
// first: g++

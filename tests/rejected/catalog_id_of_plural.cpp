// SPDX-License-Identifier: BSL-1.0
// A message with plural forms, as one without.
#include <u8lit/message_catalog.hpp>

inline constexpr char english[] =
    "msgid \"Open\"\n"
    "msgstr \"\"\n"
    "msgid \"{n} file\"\n"
    "msgid_plural \"{n} files\"\n"
    "msgstr[0] \"\"\n"
    "msgstr[1] \"\"\n";
inline constexpr auto messages = u8lit::message_catalog::make<english>;
auto message = messages.id("{n} file");  // refused

// g++: missing_message<char>{((const char8_t*)"this message has plural forms, so call plural_id"), ((const char*)"{n} file")}
// g++ 16+: this message has plural forms, so call plural_id: "{n} file"
// clang: this_literal_is_no_message_of_the_catalog>' is not a constant expression | "this message has plural forms, so call plural_id"[0], &"{n} file"[0]
// first: g++ 12-13 | g++ 16+ | clang

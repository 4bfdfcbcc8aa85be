// SPDX-License-Identifier: BSL-1.0
// A message without plural forms, as one with them.
#include <u8lit/message_catalog.hpp>

inline constexpr char english[] =
    "msgid \"Open\"\n"
    "msgstr \"\"\n"
    "msgid \"{n} file\"\n"
    "msgid_plural \"{n} files\"\n"
    "msgstr[0] \"\"\n"
    "msgstr[1] \"\"\n";
inline constexpr auto messages = u8lit::message_catalog::make<english>;
auto message = messages.plural_id("Open");  // refused

// g++: missing_message<char>{((const char8_t*)"this message has no plural forms, so call id"), ((const char*)"Open")}
// g++ 16+: this message has no plural forms, so call id: "Open"
// clang: this_literal_is_no_message_of_the_catalog>' is not a constant expression | "this message has no plural forms, so call id"[0], &"Open"[0]
// first: g++ 12-13 | g++ 16+ | clang

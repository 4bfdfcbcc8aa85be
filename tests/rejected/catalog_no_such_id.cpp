// SPDX-License-Identifier: BSL-1.0
// A message that is not in the catalog.
#include <u8lit/message_catalog.hpp>

inline constexpr char english[] =
    "msgid \"Open\"\n"
    "msgstr \"\"\n"
    "msgid \"{n} file\"\n"
    "msgid_plural \"{n} files\"\n"
    "msgstr[0] \"\"\n"
    "msgstr[1] \"\"\n";
inline constexpr auto messages = u8lit::message_catalog::make<english>;
auto message = messages.id("Opn");  // refused

// g++: missing_message<char>{((const char8_t*)"no message has this msgid"), ((const char*)"Opn")}
// g++ 16+: no message has this msgid: "Opn"
// clang: this_literal_is_no_message_of_the_catalog>' is not a constant expression | "no message has this msgid"[0], &"Opn"[0]
// first: g++ 12-13 | g++ 16+ | clang

// SPDX-License-Identifier: BSL-1.0
// A .po file in a raw string literal, because not all compilers have #embed.
#ifndef MESSAGES_ENGLISH_HPP
#define MESSAGES_ENGLISH_HPP

inline constexpr char english_po[] = R"po(
msgid ""
msgstr ""
"Language: en\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=n != 1;\n"

#. The name is what the user calls themselves.
#, c++-format
msgid "Welcome back, {name}!"
msgstr ""

#, c++-format
msgid "Copied {done} of {all}"
msgstr ""

#, c++-format
msgid "There is no file “{path}”."
msgstr ""

#. An item of the menu.
msgctxt "menu"
msgid "Open"
msgstr ""

#. Whether a document is open or closed.
msgctxt "state"
msgid "Open"
msgstr ""

#, c++-format
msgid "{n} file"
msgid_plural "{n} files"
msgstr[0] ""
msgstr[1] ""

#, c++-format
msgid "One file was deleted"
msgid_plural "{n} files were deleted"
msgstr[0] ""
msgstr[1] ""
)po";

#endif

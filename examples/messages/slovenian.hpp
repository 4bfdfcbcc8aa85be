// SPDX-License-Identifier: BSL-1.0
// A .po file in a raw string literal, because not all compilers have #embed.
#ifndef MESSAGES_SLOVENIAN_HPP
#define MESSAGES_SLOVENIAN_HPP

inline constexpr char slovenian_po[] = R"po(
msgid ""
msgstr ""
"Language: sl\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=4; plural=n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3;\n"

#. The name is what the user calls themselves.
#, c++-format
msgid "Welcome back, {name}!"
msgstr "Dobrodošli nazaj, {name}!"

#, c++-format
msgid "Copied {done} of {all}"
msgstr "Kopirano {done} od {all}"

#, c++-format
msgid "There is no file “{path}”."
msgstr "Datoteka »{path}« ne obstaja."

#. An item of the menu.
msgctxt "menu"
msgid "Open"
msgstr "Odpri"

#. Whether a document is open or closed.
msgctxt "state"
msgid "Open"
msgstr "Odprto"

#, c++-format
msgid "{n} file"
msgid_plural "{n} files"
msgstr[0] "{n} datoteka"
msgstr[1] "{n} datoteki"
msgstr[2] "{n} datoteke"
msgstr[3] "{n} datotek"

#, c++-format
msgid "One file was deleted"
msgid_plural "{n} files were deleted"
msgstr[0] "Izbrisana je {n} datoteka"
msgstr[1] "Izbrisani sta {n} datoteki"
msgstr[2] "Izbrisane so {n} datoteke"
msgstr[3] "Izbrisanih je {n} datotek"
)po";

#endif

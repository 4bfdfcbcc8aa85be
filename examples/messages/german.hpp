// SPDX-License-Identifier: BSL-1.0
// A .po file in a raw string literal, because not all compilers have #embed.
#ifndef MESSAGES_GERMAN_HPP
#define MESSAGES_GERMAN_HPP

inline constexpr char german_po[] = R"po(
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=n != 1;\n"

#. The name is what the user calls themselves.
#, c++-format
msgid "Welcome back, {name}!"
msgstr "Willkommen zurück, {name}!"

#, c++-format
msgid "Copied {done} of {all}"
msgstr "{done} von {all} kopiert"

#, c++-format
msgid "There is no file “{path}”."
msgstr "Es gibt keine Datei „{path}“."

#. An item of the menu.
msgctxt "menu"
msgid "Open"
msgstr "Öffnen"

#. Whether a document is open or closed.
msgctxt "state"
msgid "Open"
msgstr "Geöffnet"

#, c++-format
msgid "{n} file"
msgid_plural "{n} files"
msgstr[0] "{n} Datei"
msgstr[1] "{n} Dateien"

#, c++-format
msgid "One file was deleted"
msgid_plural "{n} files were deleted"
msgstr[0] "Eine Datei wurde gelöscht"
msgstr[1] "{n} Dateien wurden gelöscht"
)po";

#endif

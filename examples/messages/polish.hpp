// SPDX-License-Identifier: BSL-1.0
// A .po file in a raw string literal, because not all compilers have #embed.
#ifndef MESSAGES_POLISH_HPP
#define MESSAGES_POLISH_HPP

inline constexpr char polish_po[] = R"po(
msgid ""
msgstr ""
"Language: pl\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=3; plural=n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;\n"

#. The name is what the user calls themselves.
#, c++-format
msgid "Welcome back, {name}!"
msgstr "Witaj ponownie, {name}!"

#, c++-format
msgid "Copied {done} of {all}"
msgstr "Skopiowano {done} z {all}"

#, c++-format
msgid "There is no file “{path}”."
msgstr "Nie ma pliku „{path}”."

#. An item of the menu.
msgctxt "menu"
msgid "Open"
msgstr "Otwórz"

#. Whether a document is open or closed.
msgctxt "state"
msgid "Open"
msgstr "Otwarte"

#, c++-format
msgid "{n} file"
msgid_plural "{n} files"
msgstr[0] "{n} plik"
msgstr[1] "{n} pliki"
msgstr[2] "{n} plików"

#, c++-format
msgid "One file was deleted"
msgid_plural "{n} files were deleted"
msgstr[0] "Usunięto jeden plik"
msgstr[1] "Usunięto {n} pliki"
msgstr[2] "Usunięto {n} plików"
)po";

#endif

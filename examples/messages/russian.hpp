// SPDX-License-Identifier: BSL-1.0
// A .po file in a raw string literal, because not all compilers have #embed.
#ifndef MESSAGES_RUSSIAN_HPP
#define MESSAGES_RUSSIAN_HPP

inline constexpr char russian_po[] = R"po(
msgid ""
msgstr ""
"Language: ru\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=3; plural=n%10==1 && n%100!=11 ? "
"0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;\n"

#. The name is what the user calls themselves.
#, c++-format
msgid "Welcome back, {name}!"
msgstr "С возвращением, {name}!"

#, c++-format
msgid "Copied {done} of {all}"
msgstr "Скопировано {done} из {all}"

#, c++-format
msgid "There is no file “{path}”."
msgstr "Файла «{path}» нет."

#. An item of the menu.
msgctxt "menu"
msgid "Open"
msgstr "Открыть"

#. Whether a document is open or closed.
msgctxt "state"
msgid "Open"
msgstr "Открыто"

#, c++-format
msgid "{n} file"
msgid_plural "{n} files"
msgstr[0] "{n} файл"
msgstr[1] "{n} файла"
msgstr[2] "{n} файлов"

#, c++-format
msgid "One file was deleted"
msgid_plural "{n} files were deleted"
msgstr[0] "Удалён {n} файл"
msgstr[1] "Удалено {n} файла"
msgstr[2] "Удалено {n} файлов"
)po";

#endif

// SPDX-License-Identifier: BSL-1.0
// A .po file in a raw string literal, because not all compilers have #embed.
#ifndef MESSAGES_JAPANESE_HPP
#define MESSAGES_JAPANESE_HPP

inline constexpr char japanese_po[] = R"po(
msgid ""
msgstr ""
"Language: ja\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=1; plural=0;\n"

#. The name is what the user calls themselves.
#, c++-format
msgid "Welcome back, {name}!"
msgstr "おかえりなさい、{name}さん！"

#, c++-format
msgid "Copied {done} of {all}"
msgstr "{all} 個中 {done} 個をコピーしました"

#, c++-format
msgid "There is no file “{path}”."
msgstr "ファイル「{path}」はありません。"

#. An item of the menu.
msgctxt "menu"
msgid "Open"
msgstr "開く"

#. Whether a document is open or closed.
msgctxt "state"
msgid "Open"
msgstr "開いています"

#, c++-format
msgid "{n} file"
msgid_plural "{n} files"
msgstr[0] "{n} 個のファイル"

#, c++-format
msgid "One file was deleted"
msgid_plural "{n} files were deleted"
msgstr[0] "{n} 個のファイルを削除しました"
)po";

#endif

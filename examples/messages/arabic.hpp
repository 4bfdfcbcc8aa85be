// SPDX-License-Identifier: BSL-1.0
// A .po file in a raw string literal, because not all compilers have #embed.
#ifndef MESSAGES_ARABIC_HPP
#define MESSAGES_ARABIC_HPP

inline constexpr char arabic_po[] = R"po(
msgid ""
msgstr ""
"Language: ar\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=6; plural=n==0 ? "
"0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;\n"

#. The name is what the user calls themselves.
#, c++-format
msgid "Welcome back, {name}!"
msgstr "مرحبًا بعودتك، {name}!"

#, c++-format
msgid "Copied {done} of {all}"
msgstr "تم نسخ {done} من {all}"

#, c++-format
msgid "There is no file “{path}”."
msgstr "لا يوجد ملف باسم «{path}»."

#. An item of the menu.
msgctxt "menu"
msgid "Open"
msgstr "فتح"

#. Whether a document is open or closed.
msgctxt "state"
msgid "Open"
msgstr "مفتوح"

#, c++-format
msgid "{n} file"
msgid_plural "{n} files"
msgstr[0] "لا ملفات"
msgstr[1] "ملف واحد"
msgstr[2] "ملفان"
msgstr[3] "{n} ملفات"
msgstr[4] "{n} ملفًا"
msgstr[5] "{n} ملف"

#, c++-format
msgid "One file was deleted"
msgid_plural "{n} files were deleted"
msgstr[0] "لم يُحذف أي ملف"
msgstr[1] "حُذف ملف واحد"
msgstr[2] "حُذف ملفان"
msgstr[3] "حُذفت {n} ملفات"
msgstr[4] "حُذف {n} ملفًا"
msgstr[5] "حُذف {n} ملف"
)po";

#endif

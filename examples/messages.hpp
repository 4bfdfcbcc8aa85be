// SPDX-License-Identifier: BSL-1.0
// The messages of a program in the languages it speaks. A placeholder is a name in braces. A translation that lacks one
// of the English message or has one of its own, a brace without its other, and a language left out do not compile.
#ifndef MESSAGES_HPP
#define MESSAGES_HPP

#include <cstddef>

#include <u8lit.hpp>

namespace messages {

using text = u8lit::text_view<char>;

// The first `{placeholder}` at an offset or later, and the offset of its end; empty if there is none.
constexpr text next_placeholder(text message, std::size_t& from) {
  const std::size_t first = message.find(U'{', from), last = message.find(U'}', first);
  from = last == u8lit::npos ? message.size() : last + 1;
  return last == u8lit::npos ? text{} : message.slice(first, from);
}

constexpr bool has_placeholders_of(text other, text message) {
  std::size_t from = 0;
  for (text name = next_placeholder(other, from); !name.empty(); name = next_placeholder(other, from)) {
    if (!message.contains(name)) return false;
  }
  return true;
}

enum language : unsigned char { english, german, greek, japanese, hindi, arabic, languages };

// Not constexpr: a call to one is not a constant expression, and the error names it.
inline void placeholders_differ_from_the_english_message() {}
inline void a_brace_lacks_its_other() {}

struct message {
  text in[languages];

  template <class... Translations>
    requires(sizeof...(Translations) + 1 == languages)
  consteval message(text first, Translations... others) : in{first, others...} {
    for (const text translation : in) {
      if (u8lit::count(translation, U'{') != u8lit::count(translation, U'}')) a_brace_lacks_its_other();
      if (!has_placeholders_of(first, translation) || !has_placeholders_of(translation, first))
        placeholders_differ_from_the_english_message();
    }
  }
};

using namespace u8lit::literals;

inline constexpr message greeting{
    "Welcome back, {name}!"_utf8,    "Willkommen zurück, {name}!"_utf8, "Καλώς ήρθατε ξανά, {name}!"_utf8,
    "おかえりなさい、{name}さん！"_utf8, "वापसी पर स्वागत है, {name}!"_utf8,  "مرحبًا بعودتك، {name}!"_utf8};
inline constexpr message progress{
    "{done} of {all} files copied"_utf8,         "{done} von {all} Dateien kopiert"_utf8,
    "Αντιγράφηκαν {done} από {all} αρχεία"_utf8, "{all} 個中 {done} 個のファイルをコピーしました"_utf8,
    "{all} में से {done} फ़ाइलें कॉपी की गईं"_utf8,   "تم نسخ {done} من {all} ملفات"_utf8};
inline constexpr message not_found{
    "There is no file “{path}”."_utf8,      "Es gibt keine Datei „{path}“."_utf8,
    "Δεν υπάρχει αρχείο «{path}»."_utf8,    "ファイル「{path}」はありません。"_utf8,
    "“{path}” नाम की कोई फ़ाइल नहीं है।"_utf8, "لا يوجد ملف باسم «{path}»."_utf8};

}  // namespace messages

#endif

// SPDX-License-Identifier: BSL-1.0
// What a program has in its headers.
#ifndef TABLES_HPP
#define TABLES_HPP

#include <u8lit.hpp>

// Text found nowhere else, so that each copy of it in an object file can be counted.
inline constexpr u8lit::text_row<u8lit::text_view<char>> unit_rows[] = {
    {"Кельвин-ключ", "значение К"}, {"日本鍵", "値日本"},       {"ключ-3", "значение 3"}, {"ключ-4", "значение 4"},
    {"ключ-5", "значение 5"},       {"ключ-6", "значение 6"}, {"ключ-7", "значение 7"}, {"ключ-8", "значение 8"},
    {"ключ-9", "значение 9"},
};
inline constexpr auto hashed_units = u8lit::make_text_map<unit_rows>;

// Records, with texts of two forms.
struct region {
  u8lit::text_view<char> name;
  unsigned char number;
  u8lit::text_view<char16_t> capital;
};
inline constexpr u8lit::text_row<region> region_rows[] = {
    {"край-2", {"второй край", 2, u"город"}}, {"край-1", {"первый край", 1, u"首都"}}, {"край-3", {"", 3, u""}}};
inline constexpr auto regions = u8lit::make_text_map<region_rows>;

inline constexpr u8lit::text_key<> word_rows[] = {"слово-один", "слово-два", "слово-три"};
inline constexpr auto ordered_words = u8lit::make_text_set<word_rows, u8lit::table_option::ordered_search>;

// The letters of two scripts, and what is to be done with them.
inline constexpr auto letter_ranges = u8lit::make_code_points({{U'A', U'Z'}, {U'a', U'z'}, {U'Α', U'Ω'}, {U'α', U'ω'}});
inline constexpr auto letters = u8lit::make_code_point_set<letter_ranges>;
inline constexpr u8lit::code_point_row<unsigned char> case_rows[] = {
    {U'A', U'Z', 1}, {U'a', U'z', 2}, {U'Α', U'Ω', 1}, {U'α', U'ω', 2}};
inline constexpr auto cases = u8lit::make_code_point_map<case_rows>;
inline constexpr auto matcher = u8lit::make_octet_automaton<letter_ranges>;

// Messages in two languages.
inline constexpr char original_po[] = "msgid \"сообщение-1\" msgstr \"\"\n"
                                      "msgid \"{n} штука\" msgid_plural \"{n} штук\" msgstr[0] \"\" msgstr[1] \"\"\n";
inline constexpr char translation_po[] = "msgid \"\" msgstr \"Language: xq\\nPlural-Forms: nplurals=1; plural=0\"\n"
                                         "msgid \"сообщение-1\" msgstr \"перевод-1\"\n"
                                         "msgid \"{n} штука\" msgid_plural \"{n} штук\" msgstr[0] \"{n} кус\"\n";
inline constexpr auto messages = u8lit::message_catalog::make<original_po, translation_po>;

const void* units_of_one();
const void* regions_of_one();
const void* words_of_one();
const void* letters_of_one();
const void* cases_of_one();
const void* matcher_of_one();
const void* messages_of_one();

#endif

// SPDX-License-Identifier: BSL-1.0
// The keywords of a small programming language, in several human languages.
#ifndef KEYWORDS_HPP
#define KEYWORDS_HPP

#include <u8lit/text_table.hpp>

namespace language {

enum class token : unsigned char { name, if_, else_, while_, function, return_ };

// A duplicate keyword does not compile.
inline constexpr u8lit::text_row<token> keyword_rows[] = {
    {"if", token::if_},         {"else", token::else_},    {"while", token::while_},  {"function", token::function},
    {"return", token::return_}, {"wenn", token::if_},      {"sonst", token::else_},   {"solange", token::while_},
    {"funktion", token::function}, {"zurück", token::return_}, {"если", token::if_},  {"иначе", token::else_},
    {"пока", token::while_},    {"функция", token::function}, {"вернуть", token::return_}, {"αν", token::if_},
    {"αλλιώς", token::else_},   {"ενώ", token::while_},    {"συνάρτηση", token::function},
    {"επιστροφή", token::return_},
    {"もし", token::if_},       {"そうでなければ", token::else_}, {"間", token::while_}, {"関数", token::function},
    {"戻る", token::return_},   {"अगर", token::if_},       {"वरना", token::else_},    {"जबतक", token::while_},
    {"फलन", token::function},   {"लौटाओ", token::return_}, {"만약", token::if_},      {"아니면", token::else_},
    {"동안", token::while_},    {"함수", token::function}, {"반환", token::return_},
};
inline constexpr auto keywords = u8lit::make_text_map<keyword_rows>;

}  // namespace language

#endif

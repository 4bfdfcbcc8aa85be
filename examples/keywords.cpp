// SPDX-License-Identifier: BSL-1.0
// Separates the keywords in a line of source from names: `keywords 'wenn x sonst если'`.
#include "keywords.hpp"

#include <cstdio>
#include <cstring>

#include <u8lit.hpp>

namespace language {

// A switch over text in any script: what is not a keyword is a name.
constexpr token token_of(u8lit::text_view<char> word) { return keywords.value_or(word, token::name); }

static_assert(token_of("если") == token::if_ && token_of("fü") == token::name && keywords.at(u"関数") == token::function);
// In code point order: Latin, Greek, Cyrillic, Devanagari, kana, Han, Hangul.
static_assert(keywords.nth(0).key == u8lit::text_view<char>{"else"} &&
              keywords.nth(keywords.size() - 1).key.scalars().count() == 2);

constexpr const char* name_of(token what) {
  constexpr const char* names[] = {"name", "if", "else", "while", "function", "return"};
  return names[static_cast<unsigned char>(what)];
}

}  // namespace language

int main(int argc, char** argv) {
  for (int at = 1; at < argc; ++at) {
    const auto line = u8lit::text_view<char>::checked(argv[at], std::strlen(argv[at]));
    if (!line) {
      std::fprintf(stderr, "keywords: argument %d is not UTF-8\n", at);
      return 1;
    }
    for (const auto word : u8lit::split_ascii_white_space(*line)) {
      std::printf("%-9s %.*s\n", name_of(language::token_of(word)), static_cast<int>(word.size()), word.data());
    }
  }
}

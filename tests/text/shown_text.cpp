// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/shown_text.hpp>

#include <string_view>
#include <type_traits>

#include "../support/at_run_time.hpp"

using u8lit::shown_text;

// A type for each text, the same for all its forms.
static_assert(std::is_same_v<shown_text<"größe">, shown_text<"größe">> &&
              !std::is_same_v<shown_text<"größe">, shown_text<"grösse">>);
static_assert(std::is_same_v<shown_text<u"日本 🚀">, shown_text<"日本 🚀">> &&
              std::is_same_v<shown_text<U"">, shown_text<"">>);

// Texts that differ only after the first 24 characters have the same type.
static_assert(std::is_same_v<shown_text<"αβγδεζηθικλμνξοπρστυφχψω!">, shown_text<"αβγδεζηθικλμνξοπρστυφχψω?">>);
static_assert(!std::is_same_v<shown_text<"αβγδεζηθικλμνξοπρστυφχψω">, shown_text<"αβγδεζηθικλμνξοπρστυφχψω?">>);

#ifdef __clang__
static_assert(std::is_same_v<shown_text<"a\0ß🚀">, u8lit::detail::diagnostic::characters<U'a', U'\0', U'ß', U'🚀'>>);
constexpr bool says_what_it_shows() { return true; }
#else
template <u8lit::fixed_text Text>
constexpr bool is_spelt(std::string_view words) {
  return u8lit::detail::diagnostic::spell_out<Text>().text == words;
}
constexpr bool says_what_it_shows() {
  return is_spelt<"a\0ß~\x7F🚀\U0010FFFF">("a<U+0000><U+00DF>~<U+007F><U+1F680><U+10FFFF>") && is_spelt<"">("") &&
         is_spelt<"0123456789abcdef01234567">("0123456789abcdef01234567") &&
         is_spelt<"0123456789abcdef0123456789">("0123456789abcdef01234567...");
}
#endif
static_assert(says_what_it_shows());

// In sentences: in quotation marks, and with dots only if something is left out.
constexpr bool quotes(std::string_view text, std::string_view shown) {
  u8lit::detail::sentence words;
  u8lit::detail::append_quoted(words, text.data(), text.size());
  return std::string_view{words.data(), words.size()} == shown;
}
constexpr bool says_what_it_quotes() {
  return quotes("", "\"\"") && quotes("a\xC3\xBF", "\"a<U+00FF>\"") && quotes("\xFF\xE2\x82?", "\"<FF><E2><82>?\"") &&
         quotes("0123456789abcdef01234567", "\"0123456789abcdef01234567\"") &&
         quotes("0123456789abcdef012345678", "\"0123456789abcdef01234567...\"");
}
static_assert(says_what_it_quotes());

int main() { return at_run_time(says_what_it_shows, says_what_it_quotes); }

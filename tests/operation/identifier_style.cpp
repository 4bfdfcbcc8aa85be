// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/identifier_style.hpp>
#include <u8lit/text/literals.hpp>

#include <string>
#include <string_view>
#include <vector>

#include "../support/all_texts.hpp"
#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Usage: a literal in another style, as a template argument and as a value.
static_assert(to_snake_case("HTTPServer"_text) == "http_server"_text &&
              to_snake_case("httpServer"_text) == "http_server"_text);
static_assert(to_screaming_snake_case("HTTPServer"_text) == "HTTP_SERVER"_text);
static_assert(to_kebab_case("HTTPServer"_text) == "http-server"_text &&
              to_kebab_case("max_line length"_text) == "max-line-length"_text);
static_assert(to_camel_case("HTTPServer"_text) == "httpServer"_text &&
              to_camel_case("http_server"_text) == "httpServer"_text);
static_assert(to_pascal_case("http-server"_text) == "HttpServer"_text &&
              to_pascal_case("HTTP server"_text) == "HttpServer"_text);
static_assert(__is_same(decltype(to_snake_case(u"HTTPServer"_text)), text_constant<u"http_server">));
static_assert(to_screaming_snake_case("maxSize"_text) == "MAX_SIZE"_text &&
              to_camel_case(U"max size"_text).c_str()[7] == U'\0');

// The examples of heck, and some with digits.
static_assert(to_snake_case("CamelCase"_text) == "camel_case"_text &&
              to_snake_case("This is Human case."_text) == "this_is_human_case"_text);
static_assert(to_snake_case("MixedUP CamelCase, with some Spaces"_text) == "mixed_up_camel_case_with_some_spaces"_text);
static_assert(to_snake_case("mixed_up_ snake_case with some _spaces"_text) ==
              "mixed_up_snake_case_with_some_spaces"_text);
static_assert(to_snake_case("kebab-case"_text) == "kebab_case"_text &&
              to_snake_case("SHOUTY_SNAKE_CASE"_text) == "shouty_snake_case"_text);
static_assert(to_snake_case("XMLHttpRequest"_text) == "xml_http_request"_text &&
              to_snake_case("FIELD_NAME11"_text) == "field_name11"_text);
static_assert(to_snake_case("99BOTTLES"_text) == "99bottles"_text &&
              to_snake_case("FieldNamE11"_text) == "field_nam_e11"_text);
static_assert(to_snake_case("abc123def456"_text) == "abc123def456"_text &&
              to_snake_case("abc123DEF456"_text) == "abc123_def456"_text);
static_assert(to_snake_case("abc123Def456"_text) == "abc123_def456"_text &&
              to_snake_case("abc123DEf456"_text) == "abc123_d_ef456"_text);
static_assert(to_snake_case("ABC123def456"_text) == "abc123def456"_text &&
              to_snake_case("ABC123DEF456"_text) == "abc123def456"_text);
static_assert(to_snake_case("ABC123Def456"_text) == "abc123_def456"_text &&
              to_snake_case("ABC123dEEf456FOO"_text) == "abc123d_e_ef456_foo"_text);
static_assert(to_snake_case("http2Server"_text) == "http2_server"_text &&
              to_snake_case("http2server"_text) == "http2server"_text);
static_assert(to_pascal_case("2nd-server"_text) == "2ndServer"_text &&
              to_camel_case("2ND_SERVER"_text) == "2ndServer"_text);

// Separators only give the empty text; characters beyond ASCII stay and count as lower case.
static_assert(to_snake_case(""_text) == ""_text && to_camel_case("_- ./"_text) == ""_text &&
              to_kebab_case("__a__b__"_text) == "a-b"_text);
static_assert(to_snake_case("größeDerDatei"_text) == "größe_der_datei"_text &&
              to_snake_case("日本Go語"_text) == "日本_go語"_text);
static_assert(to_screaming_snake_case("größe"_text) == "GRößE"_text && to_pascal_case("é_é"_text) == "éé"_text);
static_assert(to_snake_case(u"😀X😀"_text) == u"😀_x😀"_text && to_snake_case("ABé"_text) == "a_bé"_text);

// The rules once more, as documented: first separate the words, then join them.
using words = std::vector<std::u32string>;
bool is_upper(char32_t c) { return c >= U'A' && c <= U'Z'; }
bool is_digit(char32_t c) { return c >= U'0' && c <= U'9'; }
bool is_lower(char32_t c) { return (c >= U'a' && c <= U'z') || c > 0x7F; }
words words_in(std::u32string_view text) {
  words result{U""};
  for (size_t at = 0; at < text.size(); ++at) {
    const char32_t c = text[at];
    std::u32string& word = result.back();
    if (!is_upper(c) && !is_lower(c) && !is_digit(c)) {
      result.emplace_back();
      continue;
    }
    size_t letters = word.size();  // up to the last letter before
    while (letters > 0 && is_digit(word[letters - 1])) --letters;
    const bool after_lower = letters > 0 && is_lower(word[letters - 1]),
               after_upper = letters > 0 && is_upper(word[letters - 1]);
    const bool before_lower = at + 1 < text.size() && is_lower(text[at + 1]);
    if (is_upper(c) && (after_lower || (after_upper && before_lower))) result.emplace_back();
    result.back() += c;
  }
  std::erase(result, U"");
  return result;
}
std::u32string cased(std::u32string word, bool first_in_upper, bool rest_in_upper) {
  for (size_t at = 0; at < word.size(); ++at) {
    const bool up = at == 0 ? first_in_upper : rest_in_upper;
    if (up && is_lower(word[at]) && word[at] < 0x80) word[at] -= 0x20;
    if (!up && is_upper(word[at])) word[at] += 0x20;
  }
  return word;
}
std::u32string put_together(const words& all, std::u32string separator, bool first, bool start, bool rest) {
  std::u32string result;
  for (const std::u32string& word : all) {
    const bool is_first = &word == &all.front();
    result += (is_first ? U"" : separator) + cased(word, is_first ? first : start, rest);
  }
  return result;
}

template <class Unit>
std::u32string styled(text_view<Unit> text, const identifier_style& style) {
  Unit room[64]{};
  text_writer<Unit> out{room}, counting_target;
  append_in_style(out, text, style);
  append_in_style(counting_target, text, style);
  if (counting_target.size() != out.size() || !is_well_formed(room, out.size())) return U"ill-formed";
  const auto made = text_view<Unit>::unchecked(room, out.size());
  return {made.scalars().begin(), made.scalars().end()};
}
std::u32string styled(const std::u32string& text, const identifier_style& style) {
  return styled(text_view<char32_t>::unchecked(text.data(), text.size()), style);
}

// Camel case loses the beginnings of words before a digit and between words of one upper-case letter, which read as an
// acronym. Otherwise the conversion can be reversed.
bool camel_case_keeps(const words& all) {
  for (size_t at = 1; at < all.size(); ++at) {
    const auto letters = [](const std::u32string& word) {
      size_t count = 0;
      for (const char32_t c : word) count += !is_digit(c);
      return count;
    };
    const bool follows_no_letter = at == 1 && letters(all[0]) == 0;
    const bool follows_an_acronym = at > 1 && letters(all[at - 1]) == 1;
    if (is_digit(all[at][0]) || follows_no_letter) return false;
    if (follows_an_acronym && (all[at].size() == 1 || is_digit(all[at][1]))) return false;
  }
  return true;
}

template <class Unit>
bool keeps_the_rules(const small_text<Unit>& text) {
  const words all = words_in(text.scalars());
  const std::u32string snake = styled(text.text(), snake_case), kebab = styled(text.text(), kebab_case);
  const std::u32string screaming = styled(text.text(), screaming_snake_case);
  const std::u32string camel = styled(text.text(), camel_case), pascal = styled(text.text(), pascal_case);
  if (snake != put_together(all, U"_", false, false, false) || kebab != put_together(all, U"-", false, false, false))
    return false;
  if (screaming != put_together(all, U"_", true, true, true)) return false;
  if (camel != put_together(all, U"", false, true, false) || pascal != put_together(all, U"", true, true, false))
    return false;
  // Styles with separators are stable, and converting between them is lossless.
  if (styled(snake, snake_case) != snake || styled(kebab, kebab_case) != kebab || styled(snake, kebab_case) != kebab)
    return false;
  for (const char32_t c : text.scalars()) {
    if (c > 0x7F) return true;
  }
  return styled(screaming, screaming_snake_case) == screaming && styled(screaming, snake_case) == snake &&
         (styled(camel, snake_case) == snake) == camel_case_keeps(all) &&
         (!camel_case_keeps(all) || styled(camel, camel_case) == camel);
}
bool keeps_the_rules_in_all_texts() {
  return for_all_texts<char>(U"aB1_é", unknown(6), keeps_the_rules<char>) &&
         for_all_texts<char16_t>(U"aB1-😀", unknown(5), keeps_the_rules<char16_t>) &&
         for_all_texts<char>(U"aZz09 ", unknown(6), keeps_the_rules<char>);
}
// Each character alone, and between two letters.
bool treats_every_character() {
  for (char32_t c = 0; c < 0x3000; ++c) {
    if (!keeps_the_rules(small_text<char>{std::u32string{c}}) ||
        !keeps_the_rules(small_text<char16_t>{std::u32string{U'a', c, U'B'}}) ||
        !keeps_the_rules(small_text<char>{std::u32string{U'A', c, U'B', U'c'}}))
      return false;
  }
  return true;
}

// A sample at compile time; an ill-formed literal is rejected (SFINAE-friendly).
constexpr bool makes_snake_case(std::u32string_view text, std::u32string_view expected) {
  const small_text<char16_t> small{text};
  char16_t room[16]{};
  text_writer<char16_t> out{room};
  append_in_style(out, small.text(), snake_case);
  return is(text_view<char16_t>::unchecked(room, out.size()), expected);
}
static_assert(makes_snake_case(U"ABa", U"a_ba") && makes_snake_case(U"aB1Ca", U"a_b1_ca") &&
              makes_snake_case(U"1A😀-B", U"1a😀_b"));
template <unvalidated_literal Text>
concept styled_literal =
    requires { to_snake_case(text_constant<Text>{}).size(); } ||
    requires { to_screaming_snake_case(text_constant<Text>{}).size(); } ||
    requires { to_kebab_case(text_constant<Text>{}).size(); } ||
    requires { to_camel_case(text_constant<Text>{}).size(); } ||
    requires { to_pascal_case(text_constant<Text>{}).size(); };
static_assert(styled_literal<"añ"> && !styled_literal<"a\xC3"> && !styled_literal<u"\xD800">);

// Into a buffer: all of it, or `fits` is false.
constexpr bool writes_to_a_buffer() {
  const text_view<char> name = "HTTPServerß";
  char room[16]{};
  const transcoded snake = to_snake_case(name, room);
  if (!snake || snake.read != name.size() || text_view<char>::unchecked(room, snake.written) != "http_serverß")
    return false;
  const transcoded pascal = to_pascal_case("http_server"_text, room, 11);
  if (!pascal || text_view<char>::unchecked(room, pascal.written) != "HttpServer") return false;
  const transcoded part = to_kebab_case(name, room, 12);  // one too few
  return !part && !part.fits && part.found && part.read == 0 && part.written == 11 && room[12] == '\x9F';
}
static_assert(writes_to_a_buffer());
template <class... Arguments>
concept styles = requires(Arguments&&... arguments) { to_camel_case(static_cast<Arguments&&>(arguments)...); };
static_assert(styles<text_view<char>, char (&)[1]> && !styles<text_view<char>> &&
              !styles<text_view<char>, char16_t (&)[1]>);
static_assert(!styles<const char (&)[2], char (&)[1]> && !styles<std::string, char (&)[1]>);

int main() { return at_run_time(writes_to_a_buffer, keeps_the_rules_in_all_texts, treats_every_character); }

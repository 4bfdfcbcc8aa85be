// SPDX-License-Identifier: BSL-1.0
#include <u8lit/concat.hpp>

#include <type_traits>

#include <u8lit/literals.hpp>

using namespace u8lit;
using namespace u8lit::literals;

template <class Result, class Expected>
constexpr bool is(Result, Expected) {
  return std::is_same_v<Result, Expected>;
}

// The result is the very type of the literal, in both spellings.
static_assert(is(concat<"日本", "語">(), "日本語"_text) && is(concat("日本"_text, "語"_text), "日本語"_text));
static_assert(is(concat<"a">(), "a"_text) && is(concat<"", "a", "">(), "a"_text) && is(concat<"", "">(), ""_text));
static_assert(is(concat<"a\0", "\0b">(), "a\0\0b"_text) && is(concat<u"日", u"😀">(), u"日😀"_text));
static_assert(concat<"Hello, ", concat<"wörld", "!">()>().c_str()[14] == '\0');

static_assert(is(join<", ", "日", "本", "語">(), "日, 本, 語"_text) && is(join(", "_text, "a"_text, "b"_text), "a, b"_text));
static_assert(is(join<", ">(), ""_text) && is(join<", ", "a">(), "a"_text) && is(join<", ", "", "">(), ", "_text) && is(join<"", "a", "b">(), "ab"_text));

static_assert(is(repeat<"ß", 3>(), "ßßß"_text) && is(repeat<3>("ß"_text), "ßßß"_text));
static_assert(is(repeat<"ß", 0>(), ""_text) && is(repeat<"", 5>(), ""_text) && is(repeat<U"ß", 1>(), U"ß"_text));

// In the form of the first.
static_assert(is(concat<u"日", "😀">(), u"日😀"_text) && is(concat<"日", u"😀", U"!">(), "日😀!"_text));
static_assert(is(join<u"-", "日", U"😀">(), u"日-😀"_text));

// Half sequences do not make a whole: each part is judged by itself.
template <unvalidated_literal... Texts>
concept concats = requires { sizeof(concat<Texts...>()); };
template <unvalidated_literal... Texts>
concept joins = requires { sizeof(join<Texts...>()); };
template <unvalidated_literal Text>
concept repeats = requires { sizeof(repeat<Text, 2>()); };
static_assert(concats<"日", "本"> && !concats<"\xE6", "\x97\xA5"> && !concats<u"\xD83D", u"\xDE00"> && !concats<"日", "\xC0">);
static_assert(joins<"-", "日", "本"> && !joins<"\xE6", "a"> && !joins<"-", "a", "\xE6"> && repeats<"日"> && !repeats<"\xE6">);

// Text after text is text, and nothing is lost or added: over every scalar value of each length, on either side.
template <fixed_text Left, fixed_text Right>
constexpr bool keeps_both =
    concat<Left, Right>().scalars().count() ==
        text_constant<Left>::scalars().count() + text_constant<Right>::scalars().count() &&
    *concat<Left, Right>().scalars().begin() == *text_constant<Left>::scalars().begin() &&
    *--concat<Left, Right>().scalars().end() == *--text_constant<Right>::scalars().end();
template <fixed_text... Texts>
constexpr bool all_keep_both = ([](auto left) { return (keeps_both<left, Texts> && ...); }(text_constant<Texts>{}) && ...);
static_assert(all_keep_both<"\x7F", "\u0080", "\u07FF", "\u0800", "\uFFFF", "\U00010000", "\U0010FFFF">);

int main() {}

// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/concat.hpp>

#include <span>
#include <string>
#include <string_view>

#include <u8lit/text/literals.hpp>

#include "../support/at_run_time.hpp"
#include "../support/is.hpp"

using namespace u8lit;
using namespace u8lit::literals;

// The result has exactly the type of the literal.
static_assert(is(concat("日本"_text, "語"_text), "日本語"_text) && is("日本"_text + "語"_text, "日本語"_text));
static_assert(is(concat("a"_text), "a"_text) && is(concat(""_text, "a"_text, ""_text), "a"_text) &&
              is(concat(""_text, ""_text), ""_text));
static_assert(is(concat("a\0"_text, "\0b"_text), "a\0\0b"_text) && is(concat(u"日"_text, u"😀"_text), u"日😀"_text));
static_assert(concat("Hello, "_text, concat("wörld"_text, "!"_text)).c_str()[14] == '\0');
static_assert(is("Hello, "_text + "wörld"_text + "!"_text, "Hello, wörld!"_text) &&
              is(u"日"_text + "😀"_text, u"日😀"_text));

static_assert(is(join(", "_text, "日"_text, "本"_text, "語"_text), "日, 本, 語"_text) &&
              is(join(", "_text, "a"_text, "b"_text), "a, b"_text));
static_assert(is(join(", "_text), ""_text) && is(join(", "_text, "a"_text), "a"_text) &&
              is(join(", "_text, ""_text, ""_text), ", "_text) && is(join(""_text, "a"_text, "b"_text), "ab"_text));

static_assert(is(repeat<3>("ß"_text), "ßßß"_text) && is(repeat<1>(U"ß"_text), U"ß"_text));
static_assert(is(repeat<0>("ß"_text), ""_text) && is(repeat<5>(""_text), ""_text));

// In the form of the first.
static_assert(is(concat(u"日"_text, "😀"_text), u"日😀"_text) && is(concat("日"_text, u"😀"_text, U"!"_text), "日😀!"_text));
static_assert(is(join(u"-"_text, "日"_text, U"😀"_text), u"日-😀"_text));

// Concatenated text is text, without loss: over every scalar value of each length, on either side.
template <class Left, class Right>
constexpr bool keeps_both(Left left, Right right) {
  const std::string_view both = concat(left, right).view();
  return both.size() == left.size() + right.size() && both.starts_with(std::string_view{left.view()}) &&
         both.ends_with(std::string_view{right.view()});
}
template <class... Texts>
constexpr bool all_keep_both(Texts... texts) {
  return ([&](auto left) { return (keeps_both(left, texts) && ...); }(texts) && ...);
}
static_assert(all_keep_both("\x7F"_text, "\u0080"_text, "\u07FF"_text, "\u0800"_text, "\uFFFF"_text,
                            "\U00010000"_text, "\U0010FFFF"_text));

// A plain literal is rejected, because it is not validated: rejected/concat_plain_literal.cpp.
template <class... Arguments>
concept is_put_together =
    requires(Arguments... arguments) { concat(arguments...); } ||
    requires(Arguments... arguments) { join(arguments...); };
static_assert(!is_put_together<text_view<char>, const char (&)[2], char (&)[32]> &&
              !is_put_together<const char (&)[2], text_view<char>, char (&)[32]>);
static_assert(is_put_together<text_view<char>, text_view<char>, char (&)[32]>);

// Text that is not constant is written to a buffer.
constexpr bool writes(transcoded found, const char* room, std::string_view expected) {
  return found && found.read == expected.size() && std::string_view(room, found.written) == expected;
}
constexpr bool writes_to_a_buffer() {
  const text_view<char> name = "Größe", value = "1 €";
  char room[32]{};
  const std::span<char> span{room};
  return writes(concat(name, ": "_text, value, room), room, "Größe: 1 €") &&
         writes(concat("日"_text, "本"_text, span), room, "日本") &&
         writes(concat(name, std::span{room}), room, "Größe") &&
         writes(join(", "_text, name, value, name, room), room, "Größe, 1 €, Größe") &&
         writes(join(name, value, span), room, "1 €") && writes(join(name, room), room, "") &&
         writes(repeat<3>(value, room), room, "1 €1 €1 €") && writes(repeat<0>(value, span), room, "");
}
static_assert(writes_to_a_buffer());

// It stops before a sequence that does not fit, even if a later one would.
constexpr bool stops_without_room() {
  const text_view<char> ab = "ab", e_acute = "é", c = "c";
  char room[4]{'#', '#', '#', '#'};
  const transcoded three = concat(ab, e_acute, c, std::span{room, 3});
  if (three || three.fits || !three.found || three.read != 2 || three.written != 2 || room[2] != '#') return false;
  const transcoded four = concat(ab, e_acute, c, std::span{room, 4});
  if (four.fits || four.read != 4 || std::string_view(room, 4) != "abé") return false;
  const transcoded joined = join(c, ab, e_acute, std::span{room, 4});
  if (joined.fits || joined.written != 3 || std::string_view(room, 3) != "abc") return false;
  const transcoded repeated = repeat<4'000'000'000>(e_acute, std::span{room, 3});
  return !repeated.fits && repeated.written == 2 && !concat(c, std::span{room, 0}).fits &&
         concat(""_text, std::span{room, 0}).fits;
}
static_assert(stops_without_room());

// SFINAE-friendly rejections: no buffer, one of another type, an unvalidated string, text of two types.
template <class... Arguments>
concept concats = requires(Arguments&&... arguments) { concat(static_cast<Arguments&&>(arguments)...); };
template <class... Arguments>
concept joins = requires(Arguments&&... arguments) { join(static_cast<Arguments&&>(arguments)...); };
template <class... Arguments>
concept repeats = requires(Arguments&&... arguments) { repeat<2>(static_cast<Arguments&&>(arguments)...); };
using view = text_view<char>;
static_assert(concats<view, view, char (&)[1]> && joins<view, view, char (&)[1]> && repeats<view, char (&)[1]>);
static_assert(!concats<view> && !concats<view, view> && !joins<view> && !joins<view, view> && !repeats<view>);
static_assert(!concats<view, view, const char (&)[1]> && !joins<view, view, char16_t (&)[1]> &&
              !repeats<view, std::string_view>);
static_assert(!concats<std::string, view, char (&)[1]> && !concats<view, std::string, char (&)[1]> &&
              !joins<view, std::string, char (&)[1]>);
template <class Left, class Right>
concept adds = requires(const Left& left, const Right& right) { left + right; };
static_assert(adds<text_constant<"a">, text_constant<u"b">> && !adds<text_constant<"a">, std::string> &&
              !adds<std::string, text_constant<"a">> && !adds<view, view> && !adds<view, text_constant<"a">> &&
              !adds<std::string, view> && !adds<view, int> && adds<std::string, std::string>);
// Nor is a string taken for the buffer: it may be meant as text.
static_assert(!concats<view, view, std::string&> && !joins<view, view, std::string&> && repeats<view, std::string&>);
static_assert(!concats<view, text_view<char16_t>, char (&)[9]> &&
              !joins<view, text_view<unsigned char>, char (&)[9]> && !repeats<std::string, char (&)[1]>);
static_assert(!concats<text_constant<"a">, view> && !concats<> && !joins<> && !repeats<>);
static_assert(noexcept(concat("a"_text)) && noexcept(concat(view{}, std::span<char>{})));

int main() { return at_run_time(writes_to_a_buffer, stops_without_room); }

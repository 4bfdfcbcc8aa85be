// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/trim.hpp>
#include <u8lit/text/literals.hpp>

#include <cstddef>
#include <string>
#include <type_traits>

#include "../support/all_texts.hpp"
#include "../support/at_run_time.hpp"
#include "../support/owning_text.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Usage: without ASCII white space, or without the scalar values of a set.
constexpr text_view<char> padded = "\t 日 本\r\n";
static_assert(trim(padded) == "日 本" && trim_start(padded) == "日 本\r\n" && trim_end(padded) == "\t 日 本");
static_assert(trim(text_view<char>{"--日-本=-"}, "-=") == "日-本" && trim(text_view<char>{"本日本"}, U'本') == "日");
static_assert(trim_start(text_view<char>{"007"}, U'0') == "7" && trim_end(text_view<char>{"a..."}, ".") == "a");
static_assert(trim(text_view<char>{" \n"}).empty() && trim(text_view<char>{}).empty() &&
              trim(text_view<char>{"a"}, "") == "a");
static_assert(trim(padded).data() == padded.data() + 2);

// Of literals, as text_constants; the set may be of another form.
static_assert(std::is_same_v<decltype(trim("  a "_text)), text_constant<"a">> && trim("  a "_text) == "a"_text);
static_assert(trim_start("  a "_text) == "a "_text && trim_end("  a "_text) == "  a"_text &&
              trim(u" \u3000 "_text) == u"\u3000"_text);
static_assert(trim("--a-"_text, "-"_text) == "a"_text && trim_end("ab"_text, "b"_text) == "a"_text);
static_assert(trim_start("--a-"_text, U"-"_text) == "a-"_text);
static_assert(trim(""_text).empty() && trim(" \t\n\f\r"_text).empty() && trim("a"_text) == "a"_text);

// White space as in WHATWG's standards: "ASCII whitespace is U+0009 TAB, U+000A LF, U+000C FF, U+000D CR, or U+0020
// SPACE."
constexpr bool white_space() {
  for (char32_t value = 0; value < 0x400; ++value) {
    if (is_ascii_white_space(value) != (std::u32string_view{U"\t\n\f\r "}.find(value) != npos)) return false;
    if (ascii_white_space<char>.contains(scalar_value::unchecked(value)) != is_ascii_white_space(value)) return false;
  }
  return !is_ascii_white_space(0x3000) && !is_ascii_white_space(0x10020) &&
         ascii_white_space<char>.scalars().count() == 5;
}
static_assert(white_space());

// Over all texts: as for an array of scalar values. U+00E9 and U+0269 end in the same octet, as do the last two.
constexpr std::u32string_view letters = U" a\u00E9\u0269\U0001F600";
constexpr std::u32string_view trimmed(std::u32string_view all, std::u32string_view set, bool start, bool end) {
  while (start && !all.empty() && set.find(all.front()) != npos) all.remove_prefix(1);
  while (end && !all.empty() && set.find(all.back()) != npos) all.remove_suffix(1);
  return all;
}
template <class Unit>
constexpr bool trims(const small_text<Unit>& text, const small_text<Unit>& set) {
  const auto view = text.text();
  const auto all = text.scalars();
  return is(trim(view, set.text()), trimmed(all, set.scalars(), true, true)) &&
         is(trim_start(view, set.text()), trimmed(all, set.scalars(), true, false)) &&
         is(trim_end(view, set.text()), trimmed(all, set.scalars(), false, true));
}
template <class Unit>
constexpr bool trims_one(const small_text<Unit>& text) {
  for (const char32_t letter : letters.substr(0, 3)) {
    const std::u32string_view set{&letter, 1};
    const scalar_value one = scalar_value::unchecked(letter);
    if (!is(trim(text.text(), one), trimmed(text.scalars(), set, true, true)) ||
        !is(trim_start(text.text(), one), trimmed(text.scalars(), set, true, false)) ||
        !is(trim_end(text.text(), one), trimmed(text.scalars(), set, false, true)))
      return false;
  }
  return is(trim(text.text()), trimmed(text.scalars(), U" ", true, true)) &&
         is(trim_start(text.text()), trimmed(text.scalars(), U" ", true, false)) &&
         is(trim_end(text.text()), trimmed(text.scalars(), U" ", false, true));
}
template <class Unit>
constexpr bool trims_in(size_t longest, size_t largest_set) {
  return for_all_texts<Unit>(letters, longest, [=](const auto& text) {
    return trims_one(text) &&
           for_all_texts<Unit>(letters, largest_set, [&](const auto& set) { return trims(text, set); });
  });
}
static_assert(trims_in<char>(1, 1) && trims_in<char16_t>(1, 1));
bool trims_all() {
  const size_t four = unknown(4);
  return trims_in<char>(four, 2) && trims_in<char16_t>(four, 2) && trims_in<char32_t>(four, 1);
}

constexpr std::byte bytes[]{std::byte{0x20}, std::byte{0xC3}, std::byte{0xA9}, std::byte{0x20}};
static_assert(trim(text_view<std::byte>{bytes}).size() == 2 && trim(text_view<wchar_t>{L" 日 "}) == L"日");

// Strings that may be ill-formed are rejected, as text and as set.
template <class Text, class... Set>
concept works_somewhere = requires(const Text& text, const Set&... set) { trim(text, set...); } ||
                          requires(const Text& text, const Set&... set) { trim_start(text, set...); } ||
                          requires(const Text& text, const Set&... set) { trim_end(text, set...); };
static_assert(works_somewhere<text_view<char>> && works_somewhere<text_view<char>, text_view<char>>);
static_assert(!works_somewhere<std::string_view> && !works_somewhere<std::string> && !works_somewhere<const char*>);
static_assert(!works_somewhere<text_view<char>, std::string_view> &&
              !works_somewhere<text_view<char>, text_view<char16_t>>);

// A temporary that owns its text is rejected: the result would dangle.
template <class Text>
concept trims_whole =
    requires(Text&& text) { trim(static_cast<Text&&>(text)); } ||
    requires(Text&& text) { trim(static_cast<Text&&>(text), U'-'); };
static_assert(trims_whole<owning_text&> && trims_whole<const owning_text&> && !trims_whole<owning_text> &&
              !trims_whole<const owning_text>);
static_assert(noexcept(trim(padded)) && noexcept(trim_start(padded, padded)) && noexcept(trim_end(padded)));

int main() { return at_run_time(white_space, trims_all); }

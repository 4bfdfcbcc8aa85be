// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/find.hpp>
#include <u8lit/text/literals.hpp>

#include <cstddef>
#include <string>

#include "../support/all_texts.hpp"
#include "../support/at_run_time.hpp"

using namespace u8lit;

// Usage.
constexpr text_view<char> language = "日本語";
static_assert(starts_with(language, "日") && starts_with(language, U'日') && !starts_with(language, "本"));
static_assert(ends_with(language, "本語") && ends_with("日本語"_text, U'語') && !ends_with(language, "日本"));
static_assert(strip_prefix(language, "日") == "本語" && strip_prefix(language, U'本') == language);
static_assert(strip_suffix(language, U'語') == "日本" && strip_suffix(language, "本") == language);
static_assert(strip_prefix("aab"_text, "a"_text) == "ab"_text && strip_suffix("日本語"_text, u"語"_text) == "日本"_text);

// Of text_constants, of which one may be of another form.
static_assert(starts_with("日本語"_text, "日"_text) && !ends_with(u"日本語"_text, "日"_text));
static_assert(strip_prefix("U+20AC"_text, "U+"_text) == "20AC"_text && strip_suffix("日本語"_text, U"語"_text).size() == 6);
static_assert(strip_prefix("a"_text, "b"_text) == "a"_text && strip_suffix("a"_text, "a"_text).empty() && strip_suffix(""_text, "a"_text).empty());

// Nothing begins and ends every text.
static_assert(starts_with(text_view<char>{}, "") && ends_with(text_view<char>{}, "") && !starts_with(text_view<char>{}, "a"));
static_assert(strip_prefix(text_view<char>{}, "a").empty() && strip_suffix(text_view<char>{}, text_view<char>{}).empty());

// Over all texts: as std::string_view has it, of units and of scalar values; what is left is text.
template <class Unit>
constexpr bool agrees(const small_text<Unit>& text, const small_text<Unit>& affix) {
  const bool starts = text.scalars().starts_with(affix.scalars()), ends = text.scalars().ends_with(affix.scalars());
  const size_t rest = text.count - affix.count;
  return starts_with(text.text(), affix.text()) == starts && ends_with(text.text(), affix.text()) == ends &&
         text.string().starts_with(affix.string()) == starts && text.string().ends_with(affix.string()) == ends &&
         is(strip_prefix(text.text(), affix.text()), starts ? text.scalars().substr(affix.count) : text.scalars()) &&
         is(strip_suffix(text.text(), affix.text()), ends ? text.scalars().substr(0, rest) : text.scalars());
}
template <class Unit>
constexpr bool agrees_on_one(const small_text<Unit>& text, char32_t letter) {
  const scalar_value value = scalar_value::unchecked(letter);
  const bool starts = text.scalars().starts_with(letter), ends = text.scalars().ends_with(letter);
  return starts_with(text.text(), value) == starts && ends_with(text.text(), value) == ends &&
         is(strip_prefix(text.text(), value), text.scalars().substr(starts)) &&
         is(strip_suffix(text.text(), value), text.scalars().substr(0, text.count - ends));
}
template <class Unit>
constexpr bool agrees_in(size_t longest, size_t longest_affix) {
  return for_all_texts<Unit>(four_letters, longest, [=](const auto& text) {
    for (const char32_t letter : four_letters) {
      if (!agrees_on_one(text, letter)) return false;
    }
    return for_all_texts<Unit>(four_letters, longest_affix, [&](const auto& affix) { return agrees(text, affix); });
  });
}
static_assert(agrees_in<char>(1, 2) && agrees_in<char16_t>(2, 1));
bool agrees_everywhere() {
  const size_t three = unknown(3), four = three + 1;
  return agrees_in<char>(four, four) && agrees_in<char16_t>(four, four) && agrees_in<char32_t>(three, three);
}

static_assert(starts_with(text_view<wchar_t>{L"日本"}, L"日") && strip_suffix(text_view<wchar_t>{L"日本"}, L"本") == L"日");
constexpr std::byte bytes[]{std::byte{0x61}, std::byte{0xC3}, std::byte{0xA9}};
static_assert(strip_suffix(text_view<std::byte>{bytes}, U'é').size() == 1 && starts_with(text_view<std::byte>{bytes}, U'a'));

// What nobody judged is no text, on either side.
template <class Text, class Affix>
concept works_somewhere = requires(const Text& text, const Affix& affix) { starts_with(text, affix); } ||
                          requires(const Text& text, const Affix& affix) { ends_with(text, affix); } ||
                          requires(const Text& text, const Affix& affix) { strip_prefix(text, affix); } ||
                          requires(const Text& text, const Affix& affix) { strip_suffix(text, affix); };
static_assert(works_somewhere<text_view<char>, text_view<char>> && works_somewhere<text_view<char>, scalar_value>);
static_assert(!works_somewhere<std::string_view, text_view<char>> && !works_somewhere<text_view<char>, std::string_view>);
static_assert(!works_somewhere<std::string, scalar_value> && !works_somewhere<text_view<char>, text_view<char16_t>>);

// Nothing is borrowed from a temporary that owns.
struct owning_text {
  std::string text;
  constexpr operator text_view<char>() const { return text_view<char>::unchecked(text.data(), text.size()); }
};
namespace u8lit {
text_view(owning_text) -> text_view<char>;
}
template <class Text>
concept strippable = requires(Text&& text) { strip_prefix(static_cast<Text&&>(text), U'a'); } ||
                     requires(Text&& text) { strip_suffix(static_cast<Text&&>(text), "a"); };
static_assert(strippable<owning_text&> && strippable<const owning_text&> && !strippable<owning_text> && !strippable<const owning_text>);
static_assert(works_somewhere<owning_text, scalar_value>);
static_assert(noexcept(starts_with(language, language)) && noexcept(strip_suffix(language, language)));

int main() { return at_run_time(agrees_everywhere); }

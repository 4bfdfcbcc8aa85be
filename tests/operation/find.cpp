// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/find.hpp>
#include <u8lit/text/literals.hpp>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>

#include "../support/all_texts.hpp"
#include "../support/at_run_time.hpp"
#include "../support/owning_text.hpp"

using namespace u8lit;

// Usage: text, literals and scalar values, in every kind of text.
constexpr text_view<char> language = "日本語日本";
// In a constant. Clang 14 would crash if it could not evaluate what is called at run time.
static_assert(find("a-b-c"_text, "-") == 1 && u8lit::count("a-b-c"_text, "-") == 2);
static_assert(find(u"0123456789abcdefghij"_text, u"0123456789abcdefghij") == 0 &&
              u8lit::count(u"0123456789abcdefghij"_text, u"0123456789abcdefghij") == 1);
static_assert(find(language, "本") == 3 && find(language, "本", 4) == 12 && find(language, U'語') == 6);
static_assert(rfind(language, "本") == 12 && rfind(language, "本", 11) == 3 && rfind(language, U'日', 8) == 0);
static_assert(find(language, "本日") == npos && rfind(language, U'x') == npos && find(language, "日", 10) == npos);
static_assert(contains(language, "本語") && contains("日本語"_text, U'語') && !contains(language, "日語"));
static_assert(count(language, "日本") == 2 && count(language, U'語') == 1 && count(text_view<char>{"aaaaa"}, "aa") == 2);
static_assert(find("日本語"_text, "語"_text) == 6 && find(u"日本語"_utf16, u"語"_utf16) == 2);

// A text_constant as needle may be of another form.
static_assert(find("haystack"_text, "st"_text) == 3 && rfind("haystack"_text, "a"_text) == 5 &&
              contains("haystack"_text, "hay"_text));
static_assert(count("haystack"_text, "a"_text) == 2);
static_assert(find(u"日本語"_text, "語"_text) == 2 && find("日本語"_text, U"語"_text) == 6 &&
              find(u"日本語"_utf16, "語"_text, 1) == 2 && !contains("a"_text, u"b"_text));

// An empty needle matches at boundaries only.
static_assert(find(language, "") == 0 && find(language, "", 1) == 3 && find(language, "", 15) == 15);
static_assert(find(language, "", 16) == npos);
static_assert(rfind(language, "") == 15 && rfind(language, "", 14) == 12 && rfind(language, "", 2) == 0);
static_assert(count(language, "") == 6 && count(text_view<char>{}, "") == 1 && find(text_view<char>{}, "") == 0);
static_assert(find(text_view<char>{}, "a") == npos && rfind(text_view<char>{}, text_view<char>{}) == 0);

// All short texts: finds the same as std::string_view in code units and std::u32string_view in scalar values. So a
// match of code units is a match of scalar values, and begins at a boundary.
template <class Unit>
constexpr bool finds(const small_text<Unit>& text, const small_text<Unit>& needle) {
  const auto view = text.text(), wanted = needle.text();
  for (size_t from = 0; from <= text.size() + 1; ++from) {
    size_t index = 0;  // of the first boundary at `from` or later
    while (index <= text.count && text.offsets[index] < from) ++index;
    const size_t place = index > text.count ? npos : text.scalars().find(needle.scalars(), index);
    const size_t expected = place == npos ? npos : text.offsets[place];
    if (find(view, wanted, from) != expected) return false;
    if (needle.count > 0 && text.string().find(needle.string(), from) != expected) return false;

    size_t before = text.count;  // the last boundary at `from` or before
    while (text.offsets[before] > from) --before;
    const size_t last = text.scalars().rfind(needle.scalars(), before);
    const size_t expected_last = last == npos ? npos : text.offsets[last];
    if (rfind(view, wanted, from) != expected_last) return false;
    if (needle.count > 0 && text.string().rfind(needle.string(), from) != expected_last) return false;
  }
  size_t times = 0;
  for (size_t at = 0; (at = text.scalars().find(needle.scalars(), at)) != npos;
       at += std::max<size_t>(needle.count, 1))
    ++times;
  return count(view, wanted) == times && contains(view, wanted) == (times > 0) &&
         find(view, wanted) == find(view, wanted, 0) && rfind(view, wanted) == rfind(view, wanted, text.size());
}
template <class Unit>
constexpr bool finds_one(const small_text<Unit>& text, scalar_value value) {
  const small_text<Unit> one{std::u32string_view{&value.unchecked_value, 1}};
  const auto view = text.text(), wanted = one.text();
  return find(view, value) == find(view, wanted) && find(view, value, 3) == find(view, wanted, 3) &&
         rfind(view, value) == rfind(view, wanted) && rfind(view, value, 3) == rfind(view, wanted, 3) &&
         count(view, value) == count(view, wanted) && contains(view, value) == contains(view, wanted);
}
template <class Unit>
constexpr bool finds_all_in(std::u32string_view alphabet, size_t longest, size_t longest_sought) {
  return for_all_texts<Unit>(alphabet, longest, [=](const auto& text) {
    for (const char32_t letter : alphabet) {
      if (!finds_one(text, scalar_value::unchecked(letter))) return false;
    }
    return for_all_texts<Unit>(alphabet, longest_sought, [&](const auto& needle) { return finds(text, needle); });
  });
}
static_assert(finds_all_in<char>(four_letters.substr(1, 2), 3, 1) && finds_all_in<char>(four_letters.substr(2), 1, 2));
static_assert(finds_all_in<char16_t>(four_letters.substr(2), 3, 2));
bool finds_all() {
  const size_t three = unknown(3), four = three + 1;
  return finds_all_in<char>(four_letters, four, three) && finds_all_in<char16_t>(four_letters, four, three) &&
         finds_all_in<char32_t>(four_letters, four, 2) && finds_all_in<char>(four_letters.substr(0, 3), 5, three) &&
         finds_all_in<char16_t>(four_letters.substr(1, 2), 6, three);
}

// At run time, occurrences are counted in blocks: every size up to a few blocks, from several offsets, with occurrences
// that overlap, next to each other, and across blocks.
template <class Unit>
bool counts_in_blocks() {
  std::basic_string<Unit> text;
  for (unsigned random = 1; text.size() < 300; random = random * 1103515245u + 12345u) {
    const size_t run = random >> 16 & 7;
    text.append(run, Unit{'a'});
    text.push_back(random >> 20 & 1 ? Unit{'b'} : Unit{'a'});
  }
  std::basic_string<Unit> needle;
  for (const char* const letters : {"a", "b", "aa", "ab", "aba", "aaaa", "aabaaab", "c"}) {
    needle.assign(letters, letters + std::char_traits<char>::length(letters));
    for (size_t begin = 0; begin < 9; ++begin) {
      for (size_t size = 0; begin + size <= text.size(); ++size) {
        const std::basic_string_view<Unit> part{text.data() + begin, size};
        size_t expected = 0;
        for (size_t at = 0; (at = part.find(needle, at)) != part.npos; at += needle.size()) ++expected;
        if (u8lit::count(text_view<Unit>::unchecked(part.data(), size),
                         text_view<Unit>::unchecked(needle.data(), needle.size())) != expected)
          return false;
      }
    }
  }
  return true;
}

// Other code units; functions of namespace std with these names do not interfere.
constexpr unsigned char raw[]{0x61, 0xC3, 0xA9};
constexpr std::byte bytes[]{std::byte{0x61}, std::byte{0xC3}, std::byte{0xA9}};
static_assert(find(text_view<unsigned char>{raw}, U'é') == 1 && count(text_view<std::byte>{bytes}, U'é') == 1);
static_assert(find(text_view<std::byte>{bytes}, U'é') == 1 && rfind(text_view<std::byte>{bytes}, U'a') == 0);
static_assert(find(text_view<wchar_t>{L"日本語"}, L"語") == 2);

// Strings that may be ill-formed are rejected, as text and as needle, and so are needles of another code unit type.
template <class Text, class Sought>
concept finds_in = requires(const Text& text, const Sought& needle) { find(text, needle); };
template <class Text, class Sought>
concept works = finds_in<Text, Sought> && requires(const Text& text, const Sought& needle) {
  rfind(text, needle);
  contains(text, needle);
  count(text, needle);
};
template <class Text, class Sought>
concept works_somewhere = finds_in<Text, Sought> || requires(const Text& text, const Sought& needle) {
  rfind(text, needle);
} || requires(const Text& text, const Sought& needle) {
  contains(text, needle);
} || requires(const Text& text, const Sought& needle) {
  count(text, needle);
};
static_assert(works<text_view<char>, text_view<char>> && works<text_view<char>, scalar_value>);
static_assert(works<text_constant<"a">, text_view<char>>);
static_assert(!works_somewhere<std::string_view, text_view<char>> &&
              !works_somewhere<text_view<char>, std::string_view>);
static_assert(!works_somewhere<std::string, scalar_value> && !works_somewhere<text_view<char>, const char*>);
static_assert(!works_somewhere<text_view<char>, text_view<char16_t>> && !works_somewhere<text_view<char>, char32_t[2]>);

static_assert(noexcept(find(language, language)) && noexcept(rfind(language, language)) && noexcept(count(language,
                                                                                                          language)));

// Usage.
constexpr text_view<char> japanese = "日本語";
static_assert(starts_with(japanese, "日") && starts_with(japanese, U'日') && !starts_with(japanese, "本"));
static_assert(ends_with(japanese, "本語") && ends_with("日本語"_text, U'語') && !ends_with(japanese, "日本"));
static_assert(strip_prefix(japanese, "日") == "本語" && strip_prefix(japanese, U'本') == japanese);
static_assert(strip_suffix(japanese, U'語') == "日本" && strip_suffix(japanese, "本") == japanese);
static_assert(strip_prefix("aab"_text, "a"_text) == "ab"_text && strip_suffix("日本語"_text, u"語"_text) == "日本"_text);

// Two text_constants may be of different forms.
static_assert(starts_with("日本語"_text, "日"_text) && !ends_with(u"日本語"_text, "日"_text));
static_assert(strip_prefix("U+20AC"_text, "U+"_text) == "20AC"_text && strip_suffix("日本語"_text, U"語"_text).size() == 6);
static_assert(strip_prefix("a"_text, "b"_text) == "a"_text && strip_suffix("a"_text, "a"_text).empty() &&
              strip_suffix(""_text, "a"_text).empty());

// Every text begins and ends with the empty text.
static_assert(starts_with(text_view<char>{}, "") && ends_with(text_view<char>{}, "") &&
              !starts_with(text_view<char>{}, "a"));
static_assert(strip_prefix(text_view<char>{}, "a").empty() &&
              strip_suffix(text_view<char>{}, text_view<char>{}).empty());

// All short texts: as std::string_view in code units and in scalar values; the rest is text.
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
constexpr std::byte e_acute_bytes[]{std::byte{0x61}, std::byte{0xC3}, std::byte{0xA9}};
static_assert(strip_suffix(text_view<std::byte>{e_acute_bytes}, U'é').size() == 1 &&
              starts_with(text_view<std::byte>{e_acute_bytes}, U'a'));

// Strings that may be ill-formed are rejected, as text and as affix.
template <class Text, class Affix>
concept affix_works_somewhere = requires(const Text& text, const Affix& affix) { starts_with(text, affix); } ||
                          requires(const Text& text, const Affix& affix) { ends_with(text, affix); } ||
                          requires(const Text& text, const Affix& affix) { strip_prefix(text, affix); } ||
                          requires(const Text& text, const Affix& affix) { strip_suffix(text, affix); };
static_assert(affix_works_somewhere<text_view<char>, text_view<char>> &&
              affix_works_somewhere<text_view<char>, scalar_value>);
static_assert(!affix_works_somewhere<std::string_view, text_view<char>> &&
              !affix_works_somewhere<text_view<char>, std::string_view>);
static_assert(!affix_works_somewhere<std::string, scalar_value> &&
              !affix_works_somewhere<text_view<char>, text_view<char16_t>>);

// A temporary that owns its text is rejected: the result would dangle.
template <class Text>
concept strippable = requires(Text&& text) { strip_prefix(static_cast<Text&&>(text), U'a'); } ||
                     requires(Text&& text) { strip_suffix(static_cast<Text&&>(text), "a"); };
static_assert(strippable<owning_text&> && strippable<const owning_text&> && !strippable<owning_text> &&
              !strippable<const owning_text>);
static_assert(affix_works_somewhere<owning_text, scalar_value>);
static_assert(noexcept(starts_with(japanese, japanese)) && noexcept(strip_suffix(japanese, japanese)));

// An operation defines `apply`; it is called with any kind of text and of needle.
struct both_sizes_operation : detail::needle_operation<both_sizes_operation> {
  template <code_unit Unit>
  static constexpr size_t apply(text_view<Unit> text, text_view<Unit> needle) noexcept {
    return 10 * text.size() + needle.size();
  }
};
inline constexpr both_sizes_operation both_sizes{};

constexpr bool matches() {
  const text_view<char> text = "日本";
  const text_view<char16_t> wide = u"日本";
  return both_sizes(text, "é") == 62 && both_sizes(text, text) == 66 && both_sizes(text, U'é') == 62 &&
         both_sizes(text, "é"_text) == 62 && both_sizes(text, u"é"_text) == 62 && both_sizes(wide, "é"_text) == 21 &&
         both_sizes(wide, u"é") == 21;
}
static_assert(matches());

static_assert(both_sizes("日本"_text, u"é"_text) == 62 && noexcept(both_sizes("a"_text, "b"_text)));

// A part of a text is a text_constant if both arguments are.
struct front_operation : detail::subview_operation<front_operation> {
  template <code_unit Unit>
  static constexpr text_view<Unit> apply(text_view<Unit> text, text_view<Unit> needle) noexcept {
    return text_view<Unit>::unchecked(text.data(), needle.size() < text.size() ? needle.size() : text.size());
  }
};
inline constexpr front_operation front{};
static_assert(std::is_same_v<decltype(front("abc"_text, U"xy"_text)), text_constant<"ab">>);
static_assert(std::is_same_v<decltype(front("abc"_text, "xy")), text_view<char>> &&
              front("abc"_utf8, "xy"_text) == "ab");

// Strings that may be ill-formed are rejected, as text and as needle.
template <class Text, class Needle>
concept callable = requires(const Text& text, const Needle& needle) { both_sizes(text, needle); };
static_assert(callable<text_view<char>, text_view<char>> && callable<text_constant<"a">, text_constant<u"b">>);
static_assert(!callable<std::string_view, text_view<char>> && !callable<text_view<char>, std::string_view>);
static_assert(!callable<text_view<char>, text_view<char16_t>> && !callable<const char*, text_view<char>> &&
              !callable<text_view<char>, const char*>);

int main() {
  return at_run_time(finds_all, agrees_everywhere, matches, counts_in_blocks<char>, counts_in_blocks<char16_t>,
                     counts_in_blocks<char32_t>);
}

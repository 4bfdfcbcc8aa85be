// SPDX-License-Identifier: BSL-1.0
#include <u8lit/encoding/encode.hpp>
#include <u8lit/operation/compare.hpp>
#include <u8lit/text/text_view.hpp>

#include <cstddef>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// From a literal, in every form. A NUL at the end is not text, one inside is.
constexpr text_view<char> language = "日本語";
static_assert(language.size() == 9 && language.scalars().count() == 3 && !language.empty() &&
              language.data()[9] == '\0');
static_assert(text_view<char16_t>{u"日本語"}.size() == 3 && text_view<char32_t>{U"日本語"}.size() == 3);
static_assert(text_view<wchar_t>{L"日本語"}.scalars().count() == 3 && text_view<char>{"a\0b"}.size() == 3);
static_assert(text_view<char>{""}.empty() && text_view<char>{""}.scalars().count() == 0 &&
              text_view<char>{"\0"}.size() == 1);
#ifdef __cpp_char8_t
static_assert(text_view<char8_t>{u8"日本語"}.size() == 9 && text_view<char8_t>{u8"日本語"}.scalars().count() == 3);
#endif

// From arrays: without a NUL, and of raw octets.
constexpr char no_nul[]{'\xC3', '\xA9'};
constexpr unsigned char raw[]{0xC3, 0xA9, 0x00};
constexpr std::byte bytes[]{std::byte{0xC3}, std::byte{0xA9}};
static_assert(text_view<char>{no_nul}.size() == 2 && text_view<char>{no_nul}.data() == no_nul);
static_assert(text_view<unsigned char>{raw}.size() == 3 && text_view<unsigned char>{raw}.scalars().count() == 2);
static_assert(text_view<std::byte>{bytes}.scalars().count() == 1);

// As a parameter, a default argument, a member and an element.
constexpr size_t count_of(text_view<char> text = "日本") { return text.scalars().count(); }
struct entry {
  text_view<char> name = "名前";
};
constexpr entry entries[]{{}, {"日本語"}, {language}};
static_assert(count_of("日本語") == 3 && count_of() == 2 && count_of({}) == 0);
static_assert(entries[0].name.scalars().count() == 2 && entries[1].name == entries[2].name);

// The empty text.
static_assert(text_view<char>{}.data() == nullptr && text_view<char>{}.empty() &&
              text_view<char>{}.scalars().count() == 0);
static_assert(text_view<char>{} == "" && text_view<char>{}.scalars().begin() == text_view<char>{}.scalars().end());

// No range, for its size would be that of its code units. Its scalar values are one.
template <class Text>
concept looks_like_a_range =
    requires(Text& text) { text.begin(); } || requires(Text& text) { text.end(); } ||
    requires { typename Text::iterator; } || requires { typename Text::value_type; } ||
    requires(Text& text) { text.count(); } ||
    requires(Text& text) { std::begin(text); } || requires(Text& text) { std::ranges::begin(text); };
static_assert(!looks_like_a_range<text_view<char>> && !looks_like_a_range<const text_view<char16_t>>);
static_assert(std::is_same_v<decltype(text_view<char>{}.scalars()), scalar_view<char>>);

template <class Unit>
constexpr bool is_a_then_euro_then_emoji(text_view<Unit> text) {
  constexpr char32_t values[]{U'a', U'\u20AC', U'\U0001F600'};
  size_t at = 0;
  for (const scalar_value each : text.scalars()) {
    if (at == 3 || each != values[at]) return false;
    ++at;
  }
  for (auto after = text.scalars().end(); after != text.scalars().begin();) {
    if (at == 0 || *--after != values[--at]) return false;
  }
  return at == 0 && text.scalars().count() == 3;
}
constexpr bool iterates_both_ways() {
  return is_a_then_euro_then_emoji(text_view<char>{"a\u20AC\U0001F600"}) &&
         is_a_then_euro_then_emoji(text_view<char16_t>{u"a\u20AC\U0001F600"}) &&
         is_a_then_euro_then_emoji(text_view<char32_t>{U"a\u20AC\U0001F600"}) &&
         is_a_then_euro_then_emoji(text_view<wchar_t>{L"a\u20AC\U0001F600"}) && !is_a_then_euro_then_emoji(language);
}
static_assert(iterates_both_ways());

// Validated at run time.
template <class Unit>
constexpr bool accepts(checked_text<Unit> found, size_t size) {
  return found && found->size() == size && (*found).size() == size && found.verdict() == verdict{fault::none, size, 0};
}
// Ill-formed input gives the empty text, not a part of it.
template <class Unit>
constexpr bool refuses(checked_text<Unit> found, verdict expected) {
  return !found && found->data() == nullptr && (*found).empty() && found.verdict() == expected;
}
struct user_text {
  constexpr const char* data() const { return "ab\xED\xA0\x80"; }
  constexpr int size() const { return 5; }
};
constexpr char cut[]{'a', '\xE2', '\x82'};
constexpr char16_t half[]{u'a', 0xD800};
constexpr bool checks() {
  return accepts(text_view<char>::checked("日本語"), 9) && accepts(text_view<char>::checked("日本語", 6), 6) &&
         accepts(text_view<char>::checked(""), 0) && accepts(text_view<char>::checked("a\0b"), 3) &&
         accepts(text_view<char>::checked(nullptr, 0), 0) &&
         accepts(text_view<char>::checked(std::string_view{"日本"}), 6) &&
         accepts(text_view<char>::checked(no_nul), 2) && accepts(text_view<unsigned char>::checked(raw), 3) &&
         accepts(text_view<std::byte>::checked(std::span{bytes}), 2) &&
         accepts(text_view<char>::checked(language), 9) &&
         accepts(text_view<char16_t>::checked(u"日本語"), 3) && accepts(text_view<char32_t>::checked(U"日本語"), 3) &&
         accepts(text_view<wchar_t>::checked(L"日本語"), 3) &&
         refuses(text_view<char>::checked("a\xC0\x80"), {fault::invalid_lead, 1, 1}) &&
         refuses(text_view<char>::checked(cut), {fault::truncated, 1, 2}) &&
         refuses(text_view<char>::checked("日本語", 8), {fault::truncated, 6, 2}) &&
         refuses(text_view<char>::checked(user_text{}), {fault::surrogate, 2, 1}) &&
         refuses(text_view<std::byte>::checked(bytes, 1), {fault::truncated, 0, 1}) &&
         refuses(text_view<char16_t>::checked(half), {fault::unpaired_high_surrogate, 1, 1}) &&
         refuses(text_view<char32_t>::checked(std::u32string_view{U"ab\x110000"}), {fault::out_of_range, 2, 1});
}
static_assert(checks());
static_assert(text_view<char>::checked(no_nul)->data() == no_nul);

// `unchecked` does not validate.
static_assert(text_view<char>::unchecked(language.data() + 3, 3) == "本");
static_assert(text_view<char>::unchecked(cut, 1).data() == cut &&
              text_view<char>::unchecked(cut, 1).scalars().count() == 1);

// Types that are constructed from a pointer and a length are constructed from text, and no others.
constexpr std::string_view as_string_view = language;
static_assert(as_string_view == "日本語" && as_string_view.data() == language.data());
static_assert(std::u16string_view{text_view<char16_t>{u"日本"}} == u"日本" && std::span<const char>{language}.size() == 9);
#ifdef __cpp_char8_t
static_assert(std::u8string_view{text_view<char8_t>{u8"日本"}} == u8"日本");
#endif
constexpr size_t size_of(std::string_view text) { return text.size(); }
static_assert(size_of(language) == 9);
static_assert(!std::is_convertible_v<text_view<char>, std::string> &&
              std::is_constructible_v<std::string, text_view<char>>);
static_assert(std::is_convertible_v<text_view<char>, std::string_view>);
static_assert(std::is_convertible_v<text_view<char>, std::span<const char>>);
static_assert(std::is_convertible_v<text_view<std::byte>, std::span<const std::byte>>);
static_assert(!std::is_convertible_v<text_view<char>, std::span<const char, 3>>);  // nothing would check the size
static_assert(std::is_convertible_v<text_view<char32_t>, std::u32string_view> &&
              std::is_constructible_v<std::u32string, text_view<char32_t>>);
static_assert(!std::is_convertible_v<text_view<char>, std::span<char>> &&
              !std::is_convertible_v<text_view<char>, const char*>);
static_assert(!std::is_convertible_v<text_view<char>, std::u16string_view> &&
              !std::is_convertible_v<text_view<char>, bool>);
static_assert(!std::is_convertible_v<text_view<char>, std::span<const std::byte>> &&
              !std::is_convertible_v<text_view<char>, size_t>);
static_assert(!std::is_convertible_v<text_view<char>, text_view<unsigned char>>);
static_assert(std::is_nothrow_convertible_v<text_view<char>, std::string_view>);
static_assert(!std::is_nothrow_convertible_v<text_view<char>, std::string>);

constexpr bool makes_strings() {
  const std::string made{language}, named(language);
  std::string assigned;
  assigned = language;
  assigned += language;
  const std::u32string wide{text_view<char32_t>{U"日本語"}};
  const std::vector<char32_t> values(language.scalars().begin(), language.scalars().end());
  return made == "日本語" && named == made && assigned == made + made && wide == U"日本語" &&
         std::u32string_view(values.data(), values.size()) == wide;
}

// Code point order, in every form and across forms. In UTF-16, code units are in another order than code points.
template <class Left, class Right>
constexpr bool in_order(text_view<Left> smaller, text_view<Right> larger) {
  return compare(smaller, larger) < 0 && compare(larger, smaller) > 0 && compare(smaller, smaller) == 0 &&
         smaller != larger && !(smaller == larger) && smaller < larger && larger > smaller && smaller <= larger &&
         larger >= smaller && !(larger < smaller) && !(smaller > larger) && !(larger <= smaller) &&
         !(smaller >= larger);
}
template <class Left, class Right>
constexpr bool equal(text_view<Left> left, text_view<Right> right) {
  return compare(left, right) == 0 && left == right && !(left != right) && left <= right && left >= right &&
         !(left < right) && !(left > right);
}
#define U8LIT_TEST_TEXTS(prefix)                                                                                     \
  {                                                                                                                  \
    prefix##"", prefix##"\0", prefix##"\0\0", prefix##"a", prefix##"ab", prefix##"b", prefix##"\x7F",                \
        prefix##"\u0080", prefix##"\u07FF", prefix##"\u0800", prefix##"\uD7FF", prefix##"\uE000", prefix##"\uFFFF",  \
        prefix##"\uFFFFa", prefix##"\U00010000", prefix##"\U00010000a", prefix##"\U00010001", prefix##"\U0010FFFF"   \
  }
constexpr text_view<char> in_utf8[] = U8LIT_TEST_TEXTS();
constexpr text_view<char16_t> in_utf16[] = U8LIT_TEST_TEXTS(u);
constexpr text_view<char32_t> in_utf32[] = U8LIT_TEST_TEXTS(U);
constexpr text_view<wchar_t> in_wide[] = U8LIT_TEST_TEXTS(L);

// Each with those up to `distance` places after it.
template <class Left, class Right, size_t Size>
constexpr bool ordered_alike(const text_view<Left> (&left)[Size], const text_view<Right> (&right)[Size],
                             size_t distance) {
  for (size_t l = 0; l < Size; ++l) {
    if (!equal(left[l], right[l])) return false;
    for (size_t r = l + 1; r < Size && r <= l + distance; ++r) {
      if (!in_order(left[l], right[r]) || !in_order(right[l], left[r])) return false;
    }
  }
  return true;
}
constexpr bool neighbours_are_ordered() {
  return ordered_alike(in_utf8, in_utf8, 1) && ordered_alike(in_utf16, in_utf16, 1) &&
         ordered_alike(in_utf32, in_utf32, 1);
}
constexpr bool neighbours_are_ordered_across_forms() {
  return ordered_alike(in_utf8, in_utf16, 1) && ordered_alike(in_utf32, in_utf16, 1) &&
         ordered_alike(in_utf8, in_wide, 1);
}
static_assert(neighbours_are_ordered());
static_assert(neighbours_are_ordered_across_forms());

// At run time all with all. The distance is no constant, or clang would evaluate the loop.
bool ordered_in_every_form() {
  const size_t volatile all = sizeof in_utf8 / sizeof *in_utf8;
  return ordered_alike(in_utf8, in_utf8, all) && ordered_alike(in_utf16, in_utf16, all) &&
         ordered_alike(in_utf32, in_utf32, all);
}
bool ordered_across_forms() {
  const size_t volatile all = sizeof in_utf8 / sizeof *in_utf8;
  return ordered_alike(in_utf8, in_utf16, all) && ordered_alike(in_utf32, in_utf16, all) &&
         ordered_alike(in_utf8, in_wide, all);
}
// After equal units, many of which are compared at once at run time. Neighbours whose octets are in another order than
// the numbers on little-endian machines (U+00FF, U+0100), and whose units are in UTF-16 (U+FFFF, U+10000).
template <class Unit>
bool ordered_after_equal_units() {
  constexpr char32_t neighbours[][2]{{0x7F, 0x80}, {0xFF, 0x100}, {0x7FF, 0x800}, {0xFFFF, 0x1'0000}};
  const auto append = [](std::basic_string<Unit> text, char32_t value) {
    Unit units[4]{};
    return text.append(units, encode_to(units, scalar_value::unchecked(value)));
  };
  const auto view = [](const std::basic_string<Unit>& text) {
    return text_view<Unit>::unchecked(text.data(), text.size());
  };
  for (size_t equal = 0; equal < 70; ++equal) {
    const std::basic_string<Unit> same(equal, Unit{'a'});
    if (!in_order(view(same), view(append(same, 'a')))) return false;
    for (const auto& [less, greater] : neighbours) {
      for (size_t rest = 0; rest < 20; rest += 10) {
        const std::basic_string<Unit> left = append(same, less) + std::basic_string<Unit>(rest, Unit{'b'}),
                                      right = append(same, greater), copy = left;
        if (!in_order(view(left), view(right)) || view(left) != view(copy)) return false;
      }
    }
  }
  return true;
}
static_assert(in_order(text_view<char16_t>{u"\uFFFF"}, text_view<char16_t>{u"\U00010000"}));

// With a literal on either side, too.
static_assert(text_view<char>{"a"} < "b" && "a" < text_view<char>{"b"} && text_view<char>{"b"} >= "b" &&
              "b" > text_view<char>{"a"});
static_assert(text_view<char>{"a"} <= "a" && !(text_view<char16_t>{u"\U00010000"} < u"\uFFFF"));

// Equality of one form is that of the units, wherever they are.
constexpr char here[] = "日本語", there[] = "日本語";
static_assert(text_view<char>{here} == text_view<char>{there} &&
              text_view<char>{here}.data() != text_view<char>{there}.data());
static_assert(language == "日本語" && "日本語" == language && language != "日本" && language != "日本誤");
static_assert(std::string_view{"日本語"} == language && language == std::string_view{"日本語"});

// Conversions that do not exist. Text comes only from literals, `checked` and `unchecked`.
static_assert(!std::is_constructible_v<text_view<char>, const char*> &&
              !std::is_constructible_v<text_view<char>, char*>);
static_assert(!std::is_constructible_v<text_view<char>, const char*, size_t>);
static_assert(!std::is_constructible_v<text_view<char>, std::string> &&
              !std::is_constructible_v<text_view<char>, std::string_view>);
static_assert(!std::is_constructible_v<text_view<char>, code_units<char>> ||
              !std::is_convertible_v<code_units<char>, text_view<char>>);
static_assert(!std::is_constructible_v<text_view<char>, text_view<char16_t>> &&
              !std::is_constructible_v<text_view<char>, int>);
static_assert(!std::is_constructible_v<text_view<char>, decltype(nullptr)> &&
              !std::is_constructible_v<text_view<char>, char>);
static_assert(!std::is_assignable_v<text_view<char>&, const char*> &&
              !std::is_assignable_v<text_view<char>&, std::string>);
static_assert(!std::is_assignable_v<text_view<char>&, decltype(nullptr)> &&
              std::is_assignable_v<text_view<char>&, text_view<char>>);

template <class Unit, class... Text>
concept checks_as = requires(Text... text) { text_view<Unit>::checked(text...); };
template <class Unit, class Array>
concept checks_array = requires(const Array& text) { text_view<Unit>::checked(text); };
static_assert(checks_as<char, std::string> && checks_as<char, const char*, size_t> && checks_array<char, char[3]>);
static_assert(checks_array<char16_t, char16_t[3]> && !checks_array<char, char16_t[3]> && !checks_array<char, int[3]>);
static_assert(!checks_as<char, std::u16string> && !checks_as<char, int>);
// Octets are octets, but may not be read as char8_t if they are none.
static_assert(checks_as<char, std::vector<std::byte>> && checks_as<char, std::vector<unsigned char>> &&
              checks_as<std::byte, std::string>);
static_assert(checks_as<char, const unsigned char*, size_t> && checks_as<unsigned char, const char*, size_t>);
#ifdef __cpp_char8_t
static_assert(!checks_as<char8_t, std::string> && !checks_as<char8_t, const char*, size_t> &&
              checks_as<char, std::u8string>);
#endif
static_assert(!checks_as<char, const char*> && !checks_as<char, const char16_t*, size_t> &&
              !checks_as<char, decltype(nullptr)>);
static_assert(checks_as<std::byte, std::vector<std::byte>> && !checks_as<char16_t, std::vector<unsigned char>>);
template <class Unit>
concept has_view = requires { typename text_view<Unit>; };
static_assert(has_view<char> && has_view<wchar_t> && !has_view<int> && !has_view<signed char> && !has_view<bool>);
template <class Left, class Right>
concept compares = requires(Left left, Right right) { left == right; };
static_assert(compares<text_view<char>, text_view<char16_t>> && !compares<text_view<char>, int>);
static_assert(!compares<text_view<char>, const char*> && compares<text_view<char>, std::u16string_view>);

static_assert(std::is_trivially_copyable_v<text_view<char>> && std::is_trivially_copyable_v<checked_text<char>>);
static_assert(sizeof(text_view<char>) == sizeof(char*) + sizeof(size_t) &&
              std::is_trivially_destructible_v<text_view<char>>);
static_assert(!std::is_default_constructible_v<checked_text<char>> && !std::is_convertible_v<checked_text<char>, bool>);
static_assert(std::is_same_v<decltype(text_view<char>::checked("")), checked_text<char>>);

template <class Unit>
constexpr bool nothrow(text_view<Unit> text, const Unit* units, checked_text<Unit> found) {
  return noexcept(text_view<Unit>{}) && noexcept(text_view<Unit>{text}) &&
         noexcept(text_view<Unit>::checked(units, 0)) &&
         noexcept(text_view<Unit>::checked(text)) && noexcept(text_view<Unit>::unchecked(units, 0)) &&
         noexcept(text.data()) &&
         noexcept(text.size()) && noexcept(text.empty()) && noexcept(text.scalars().begin()) &&
         noexcept(text.scalars().end()) &&
         noexcept(text.scalars().count()) && noexcept(text == text) && noexcept(text != text) &&
         noexcept(text < text) &&
         noexcept(text > text) && noexcept(text <= text) && noexcept(text >= text) && noexcept(compare(text, text)) &&
         noexcept(text == text_view<char>{}) && noexcept(!found) && noexcept(*found) && noexcept(found->size()) &&
         noexcept(found.verdict());
}
static_assert(nothrow(language, language.data(), text_view<char>::checked(language)));
static_assert(nothrow(in_utf16[0], in_utf16[0].data(), text_view<char16_t>::checked(in_utf16[0])));
static_assert(noexcept(text_view<char>{"日本語"}) && noexcept(count_of("日本語")) == false);

// Braces make text of a literal wherever text is wanted.
constexpr text_view<char> in_braces() { return {"日本語"}; }
struct titled {
  text_view<char> title = {"日本語"};
  scalar_value initial;
};
constexpr text_view<char> texts_in_braces[] = {{"日本語"}, {"語"}};
constexpr titled first_title{{"日本語"}, {U'日'}};
constexpr bool braces_are_converted() {
  text_view<char> assigned;
  assigned = {"日本語"};
  return in_braces() == "日本語" && assigned == "日本語" && count_of({"日本語"}) == 3 && texts_in_braces[0] == assigned &&
         first_title.title == assigned && first_title.initial == *assigned.scalars().begin();
}
static_assert(braces_are_converted());

int main() {
  return at_run_time(iterates_both_ways, checks, makes_strings, neighbours_are_ordered,
                     neighbours_are_ordered_across_forms,
                     ordered_in_every_form, ordered_across_forms, ordered_after_equal_units<char>,
                     ordered_after_equal_units<char16_t>, ordered_after_equal_units<char32_t>,
                     ordered_after_equal_units<wchar_t>, braces_are_converted);
}

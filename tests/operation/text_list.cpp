// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/text_list.hpp>
#include <u8lit/text/text_literal.hpp>

#include <algorithm>
#include <ranges>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;
using namespace u8lit::literals;

// Usage: of any forms.
constexpr auto languages = make_text_list("日本語"_text, "Ελληνικά"_text, u"Deutsch"_text, "Ελληνικά"_text);
static_assert(std::is_same_v<decltype(languages), decltype(make_text_list("日本語"_text, "Ελληνικά"_text,
                                                                          u"Deutsch"_text, "Ελληνικά"_text)) const>);
static_assert(std::is_same_v<decltype(make_text_list("a"_text, u"b"_text)),
                             text_list<text_constant<"a">, text_constant<u"b">>>);
static_assert(languages.size() == 4 && !languages.empty() && make_text_list().empty() &&
              std::is_empty_v<decltype(languages)>);

// By index.
static_assert(languages.at<0>() == "日本語"_text && languages.at<3>() == languages.at<1>());
static_assert(std::is_same_v<decltype(languages)::element<2>, text_constant<u"Deutsch">>);
template <class List, std::size_t Index>
concept has = requires { typename List::template element<Index>; };
static_assert(has<text_list<text_constant<"a">>, 0> && !has<text_list<text_constant<"a">>, 1> && !has<text_list<>, 0>);

// Search by text of any form; ill-formed text is not found.
static_assert(languages.index_of("Ελληνικά"_text) == 1 && languages.index_of("Deutsch") == 2 &&
              languages.index_of("") == npos);
static_assert(languages.contains(U"日本語") && languages.contains(std::u16string_view{u"Deutsch"}) &&
              !languages.contains("日本"));
static_assert(!languages.contains("日本語\xC0") && !make_text_list().contains(""));
static_assert(make_text_list(""_text).index_of("\xC0") == npos && make_text_list(""_text).index_of("") == 0);

// Into a template of types, a function, and an array of views, all in one form.
static_assert(std::is_same_v<decltype(make_text_list("a"_text, "b"_text))::into<std::tuple>,
                             std::tuple<text_constant<"a">, text_constant<"b">>>);
constexpr std::size_t octets = languages.unpack([](auto... texts) { return (texts.size() + ...); });
static_assert(octets == 9 + 16 + 7 + 16);
static_assert(languages.array() == text_array<char, 4>{{"日本語", "Ελληνικά", "Deutsch", "Ελληνικά"}});
static_assert(languages.array<char16_t>()[0] == u"日本語" && languages.array()[0].data() == "日本語"_text.data());
static_assert(make_text_list().array().empty() &&
              std::is_same_v<decltype(make_text_list(u"a"_text).array()), text_array<char16_t, 1>>);

// One after the other, in order.
constexpr bool goes_in_order() {
  char32_t firsts[4]{};
  std::size_t count = 0;
  languages.for_each([&](auto text) { firsts[count++] = *text.scalars().begin(); });
  make_text_list().for_each([&](auto) { ++count; });
  return count == 4 && firsts[0] == U'日' && firsts[1] == U'Ε' && firsts[2] == U'D' && firsts[3] == U'Ε';
}
static_assert(goes_in_order());

// Appended and compared, whatever the form.
static_assert(make_text_list("a"_text) + make_text_list(u"b"_text, "c"_text) ==
              make_text_list(U"a"_text, "b"_text, u"c"_text));
static_assert(make_text_list("a"_text) != make_text_list("b"_text) &&
              make_text_list("a"_text) != make_text_list("a"_text, "b"_text));
static_assert(make_text_list() != make_text_list("a"_text) && make_text_list("a"_text) != make_text_list());
static_assert(make_text_list() == make_text_list() &&
              make_text_list() + make_text_list("a"_text) == make_text_list("a"_text));

// As a range of views.
constexpr bool is_a_range() {
  size_t sizes = 0;
  for (const text_view<char> text : languages) sizes += text.size();
  for (const text_view<char> text : make_text_list()) sizes += text.size() + 1;
  return sizes == 9 + 16 + 7 + 16 && languages[2] == "Deutsch" && languages.begin() + 4 == languages.end();
}
static_assert(is_a_range());
static_assert(std::ranges::random_access_range<decltype(languages)> && std::ranges::size(languages) == 4);
static_assert(std::ranges::view<text_list<>> && std::ranges::borrowed_range<std::remove_const_t<decltype(languages)>>);

// Other arguments than text_constants are rejected.
template <class... Texts>
concept listed = requires(Texts... texts) { make_text_list(texts...); };
static_assert(listed<> && listed<text_constant<"a">> && !listed<text_view<char>> && !listed<const char*>);
static_assert(noexcept(languages.index_of("")) && noexcept(languages.unpack([](auto...) noexcept {})));
static_assert(!noexcept(languages.unpack([](auto...) {})));

// More texts than the nesting limit of expressions.
template <std::size_t Index>
using numbered = text_constant<fixed_text<char, 2>{{'0' + Index / 64, '0' + Index % 64, 0}}>;
template <std::size_t... Index>
constexpr auto many_of(indices<Index...>) {
  return make_text_list(numbered<Index>{}...);
}
constexpr auto many = many_of(indices_below<1000>{});
constexpr std::size_t octets_of_many() {
  std::size_t sum = 0;
  many.for_each([&](auto text) { sum += text.size(); });
  return sum;
}
static_assert(octets_of_many() == 2000);
static_assert(many.index_of(numbered<999>{}) == 999 && many.at<300>() == numbered<300>{} && many == many &&
              many.array().size() == 1000);

bool finds_at_run_time() {
  std::string word = "Deut";
  const bool none = !languages.contains(word);
  return none && languages.index_of(word += "sch") == 2 && languages.contains(std::u32string{U"日本語"}) &&
         !languages.contains(word += '\xC3');
}

// Usage: texts by index and as a range.
constexpr text_array<char, 3> weekdays{{"Montag", "火曜日", "среда"}};
static_assert(weekdays.size() == 3 && !weekdays.empty() && weekdays[1] == "火曜日" &&
              weekdays.end() - weekdays.begin() == 3);
constexpr size_t octets_of(const text_array<char, 3>& texts) {
  size_t result = 0;
  for (const text_view<char> text : texts) result += text.size();
  return result;
}
static_assert(octets_of(weekdays) == 6 + 9 + 10 && weekdays.data() == weekdays.begin());
static_assert(weekdays == text_array<char, 3>{{"Montag", "火曜日", "среда"}} && weekdays != text_array<char, 3>{});
static_assert(std::ranges::find(weekdays, text_view<char>{"火曜日"}) == weekdays.begin() + 1);

// Without texts.
constexpr text_array<char16_t, 0> none;
static_assert(none.empty() && none.size() == 0 && none.begin() == none.end());

static_assert(std::ranges::contiguous_range<const text_array<char, 3>> &&
              std::ranges::common_range<text_array<char, 3>>);
static_assert(std::ranges::sized_range<text_array<char, 3>> && std::is_aggregate_v<text_array<char, 3>>);
static_assert(std::is_same_v<std::ranges::range_value_t<text_array<char, 3>>, text_view<char>>);
static_assert(std::is_trivially_copyable_v<text_array<char, 3>> &&
              std::is_trivially_destructible_v<text_array<char, 3>>);
static_assert(noexcept(weekdays[0]) && noexcept(weekdays.begin()) && noexcept(weekdays == weekdays));

bool sums_octets() { return octets_of(weekdays) == 25; }

// Each text of a range is a literal, in the range's form, and owns its code units.
constexpr auto built = make_list_of_texts([] { return text_array<char16_t, 2>{{u"日本", u""}}; });
static_assert(std::is_same_v<decltype(built), const text_list<text_constant<u"日本">, text_constant<u"">>>);

constexpr auto built_none = make_list_of_texts([] { return text_array<char, 0>{}; });
static_assert(std::is_same_v<decltype(built_none), const text_list<>>);

constexpr bool has_a_nul_at_the_end() { return built.at<0>().size() == 2 && built.at<0>().c_str()[2] == u'\0'; }
static_assert(has_a_nul_at_the_end());

int main() { return at_run_time(is_a_range, goes_in_order, finds_at_run_time, sums_octets, has_a_nul_at_the_end); }

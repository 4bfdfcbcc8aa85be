// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/text_view.hpp>

#include <u8lit/transcoding/latin1.hpp>
#include <u8lit/text/literals.hpp>
#include <u8lit/policy/restricted_text.hpp>
#include <u8lit/text/text_literal.hpp>

// Without <compare>.
using u8lit::text_view;
using namespace u8lit::literals;
static_assert(text_view<char>{"a"} < "b" && "b" > text_view<char>{"a"} && text_view<char>{"a"} <= u"b"_utf16);
static_assert(text_view<char>{"a"} == u"a" && U"a" == text_view<char>{"a"} && text_view<char>{"a"} != u"b");

#include <algorithm>
#include <compare>
#include <cstddef>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "../support/all_texts.hpp"
#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Every pair in both orders, with all operators.
template <class Left, class Right>
constexpr bool equal(const Left& left, const Right& right) {
  return left == right && right == left && !(left != right) && !(right != left) &&
         std::is_eq(left <=> right) && std::is_eq(right <=> left) &&
         left <= right && right >= left && !(left < right) && !(right > left);
}
template <class Left, class Right>
constexpr bool less(const Left& left, const Right& right) {
  return left != right && right != left && !(left == right) && !(right == left) &&
         std::is_lt(left <=> right) && std::is_gt(right <=> left) &&
         left < right && right > left && left <= right && !(left > right) && !(right < left) && !(left >= right);
}
constexpr restricted_text<char, policy::no_interior_nul> restricted = "é";
constexpr restricted_text<char16_t, policy::no_interior_nul> restricted_in_utf16 = u"é";
constexpr unsigned char bytes[]{0xC3, 0xA9};
constexpr std::byte raw[]{std::byte{0xC3}, std::byte{0xA9}};

// With text of every shape, with strings and with literals of another type.
template <class Text>
constexpr bool equals_all(const Text& text) {
  return equal(text, "é"_utf8) && equal(text, "é"_text) && equal(text, u"é"_utf16) && equal(text, u"é"_text) &&
         equal(text, U"é"_utf32) &&
         equal(text, std::string_view{"é"}) && equal(text, std::u16string_view{u"é"}) &&
         equal(text, std::u32string_view{U"é"}) &&
         equal(text, std::wstring_view{L"é"}) && equal(text, U"é") && equal(text, L"é") && equal(text, bytes) &&
         equal(text, raw) &&
         equal(text, std::span{raw}) && equal(text, restricted) && equal(text, text_view<std::byte>{raw});
}
static_assert(equals_all("é"_utf8) && equals_all("é"_text) && equals_all(restricted));
static_assert(equal(u"é"_utf16, "é") && equal(u"é"_text, "é") && equal(u"é"_utf16, restricted) &&
              equal("é"_utf8, restricted_in_utf16));
static_assert("é"_utf8 == "é" && "é" == "é"_utf8 && "é"_text == "é" && "é" == "é"_text && restricted == "é" &&
              "é" == restricted);
static_assert(less("a"_utf8, std::string_view{"b"}) && less(std::u16string_view{u"a"}, "b"_utf8) &&
              less("a"_text, "b"_text));
static_assert(less("a"_text, "b"_utf8) && less("a"_text, u"b"_text) && less("a"_text, std::string_view{"b"}) &&
              less(U"a", "b"_text));
static_assert("a"_text < "b" && "b"_text > "a" && restricted > "a" && less(restricted, "ê"_utf8) &&
              less("a"_text, restricted));
#ifdef __cpp_char8_t
static_assert("é"_utf8 == u8"é" && u8"é" == "é"_utf8 && "é"_text == u8"é" && restricted == u8"é" && u8"é"_utf8 == "é" &&
              u8"é" != "e"_utf8);
static_assert(equal("é"_utf8, u8"é"_utf8) && equal("é"_text, u8"é"_text) && equal("é"_utf8, std::u8string_view{u8"é"}));
#endif

// Code point order, where that of the code units is another.
static_assert(less(u"\uFFFF"_utf16, std::u16string_view{u"\U00010000"}) && less("\uFFFF"_utf8, u"\U00010000") &&
              less(u"\uFFFF", "\U00010000"_utf8));
static_assert(less("\x7F"_utf8, "é"_utf8) && less("\x7F"_utf8, std::string_view{"é"}) && less("\x7F"_utf8, bytes));

// Strings are not validated: ill-formed ones equal no text, and in another form are greater than any.
static_assert("é"_utf8 != std::string_view{"\xC3"} && "é"_utf8 != std::string_view{"\xC3\xA9\xC3"} &&
              ""_utf8 != std::string_view{"\0", 1});
constexpr char16_t unpaired[]{0xD800, 0};
static_assert("\uFFFD"_utf8 != std::u16string_view{unpaired} && less("\U0010FFFF"_utf8, std::u16string_view{unpaired}));
static_assert(u"\uFFFD"_utf16 != std::string_view{"\xFF"} && u"a"_utf16 != std::string_view{"a\xFF"} &&
              less(u"a"_utf16, std::string_view{"a\xFF"}));

// A char array is taken for a literal: its NUL does not count. A single number or a pointer is no text.
template <class Left, class Right>
concept compares = requires(Left left, Right right) { left == right; };
static_assert(!compares<text_view<char>, const char*> && !compares<text_view<char>, int> &&
              !compares<text_view<char>, char>);
static_assert(!compares<text_view<char>, std::vector<int>> && !compares<text_constant<"a">, const char*> &&
              !compares<text_view<char>, decltype(nullptr)>);
static_assert(!compares<text_view<char>, detail::fixed_latin1<2>> &&
              !compares<text_constant<"a">, detail::fixed_latin1<2>>);  // no Unicode

// What containers and defaulted comparisons ask for.
static_assert(std::three_way_comparable<text_view<char>, std::strong_ordering> &&
              std::totally_ordered<text_view<char>>);
static_assert(std::three_way_comparable_with<text_view<char>, text_view<char>, std::strong_ordering>);
// The algorithms of std::ranges compare text with strings.
static_assert(std::totally_ordered_with<text_view<char>, std::string> &&
              std::totally_ordered_with<std::string_view, text_view<char>> &&
              std::three_way_comparable_with<text_view<char16_t>, std::u16string>);
static_assert(!std::equality_comparable_with<text_view<char>, std::vector<char>> &&
              !std::equality_comparable_with<std::set<char>, text_view<char>> &&
              !std::equality_comparable_with<text_view<char>, const char*>);
bool is_found_among_strings() {
  const std::vector<std::string> strings{"a", "é", "語"};
  const std::vector<std::string_view> views{strings.begin(), strings.end()};
  const std::vector<text_view<char>> texts{"a", "é", "語"};
  return std::ranges::find(strings, text_view<char>{"é"}) == strings.begin() + 1 &&
         std::ranges::count(views, text_view<char>{"語"}) == 1 && std::ranges::equal(texts, strings) &&
         *std::ranges::lower_bound(texts, strings[1]) == "é" && std::ranges::find(texts, views[2]) != texts.end();
}
static_assert(std::same_as<std::compare_three_way_result_t<text_view<char>, std::string>, std::strong_ordering>);
#ifdef __clang__
#pragma clang diagnostic ignored "-Wzero-as-null-pointer-constant"  // of what is defaulted, by clang 14
#endif
struct entry {
  text_view<char> name;
  int number;
  friend constexpr auto operator<=>(const entry&, const entry&) = default;
};
static_assert(entry{"a", 2} < entry{"b", 1} && entry{"a", 1} == entry{"a", 1} && entry{"a", 1} < entry{"a", 2});
static_assert(std::is_same_v<decltype(entry{} <=> entry{}), std::strong_ordering>);

bool works_in_containers() {
  const std::string owned = "é";
  const std::map<std::string, int, std::less<>> in_order{{"a", 1}, {"é", 2}};
  const std::vector<std::string> words{"a", "é"};
  return owned == "é"_utf8 && "é"_utf8 == owned && in_order.find("é"_utf8)->second == 2 &&
         in_order.find("é"_text)->second == 2 &&
         *std::find(words.begin(), words.end(), "é"_utf8) == owned;
}

namespace units_in_order {

template <class Unit, size_t Left, size_t Right>
constexpr int order_of(const Unit (&left)[Left], const Unit (&right)[Right]) {
  return compare_units(left, Left - 1, right, Right - 1);
}
static_assert(order_of("a", "b") < 0 && order_of("b", "a") > 0 && order_of("ab", "ab") == 0 &&
              order_of("a", "ab") < 0 && order_of("", "") == 0);
static_assert(order_of("z", "é") < 0 && order_of(L"z", L"é") < 0);                      // whatever the sign of char
static_assert(order_of(u"\uFFFF", u"\U00010000") < 0 &&
              order_of(u"\U00010000", u"\uD7FF") > 0);  // not the order of the units
static_assert(compare_units<char, char>(nullptr, 0, nullptr, 0) == 0 &&
              noexcept(compare_units<char, char>(nullptr, 0, nullptr, 0)));

// Over all texts it is the order of their scalar values.
template <class Unit>
constexpr bool orders(std::u32string_view alphabet, size_t longest) {
  return for_all_texts<Unit>(alphabet, longest, [=](const auto& left) {
    return for_all_texts<Unit>(alphabet, longest, [&](const auto& right) {
      const int expected = left.scalars().compare(right.scalars());
      const int found = compare_units(left.units, left.size(), right.units, right.size());
      return expected < 0 ? found < 0 : expected > 0 ? found > 0 : found == 0;
    });
  });
}
constexpr std::u32string_view edges = U"a\u00E9\uD7FF\uE000\uFFFF\U00010000\U00010401\U0010FFFF";
static_assert(orders<char>(edges.substr(3, 3), 1) && orders<char16_t>(edges, 1));
bool orders_at_run_time() {
  return orders<char>(edges, unknown(3)) && orders<char16_t>(edges, unknown(3)) &&
         orders<char32_t>(edges, unknown(2)) &&
         orders<std::byte>(edges, unknown(2)) && orders<wchar_t>(edges, unknown(2));
}

}  // namespace units_in_order

int main() { return at_run_time(works_in_containers, is_found_among_strings, units_in_order::orders_at_run_time); }

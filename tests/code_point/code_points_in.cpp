// SPDX-License-Identifier: BSL-1.0
#include <u8lit/code_point/code_points_in.hpp>
#include <u8lit/text/literals.hpp>
#include <u8lit/code_point/code_point_ranges.hpp>

#include <cstddef>
#include <string_view>

#include "../support/at_run_time.hpp"

using namespace u8lit;

// Usage: the scalar values of a literal or a text_constant of any encoding form, in any order.
inline constexpr auto vowels = code_points_in("aeiouäöü");
static_assert(vowels.contains(U'ö') && !vowels.contains(U'b') && vowels.size() == 8 && vowels.count() == 8);
inline constexpr auto brackets = code_points_in("()[]{}⟦⟧"_text);
static_assert(brackets == make_code_points({{U'(', U')'}, U'[', U']', U'{', U'}', {U'⟦', U'⟧'}}));
static_assert(sizeof brackets == 6 * sizeof(code_point_range) + sizeof(size_t));

// Equal texts of all forms make equal sets.
constexpr auto latin = make_code_points({{U'a', U'c'}, U'é', U'🚀'});
constexpr text_view<char> view = "cab🚀éaab";
constexpr auto constant = u"é🚀abcc"_text;
static_assert(code_points_in("cab🚀é") == latin && code_points_in(u"cab🚀é") == latin &&
              code_points_in(U"🚀cabé") == latin);
static_assert(code_points_in(L"cab🚀éé") == latin && code_points_in("é🚀cab"_text) == latin &&
              code_points_in(u"é🚀cab"_text) == latin);
static_assert(code_points_in(constant) == latin && sizeof(code_points_in(constant)) == sizeof latin);
#ifdef __cpp_char8_t
static_assert(code_points_in(u8"cab🚀é") == latin && code_points_in(u8"cab🚀é"_text) == latin);
#endif

// The empty text, duplicates, a NUL in the middle, bytes in escapes, and the first and last scalar values.
static_assert(code_points_in("").empty() && code_points_in(""_text).empty() && code_points_in(""_text).empty());
static_assert(code_points_in("aaaa").count() == 1 && code_points_in("a\0b").count() == 3 &&
              code_points_in("a\0b").contains(0));
constexpr unsigned char raw[]{0xC3, 0xA9, 0x61, 0x00};
constexpr std::byte bytes[]{std::byte{0xF4}, std::byte{0x8F}, std::byte{0xBF}, std::byte{0xBF}};
static_assert(code_points_in(raw) == make_code_points({0, U'a', U'é'}) &&
              code_points_in(bytes) == make_code_points({0x10FFFF}));
static_assert(code_points_in("\uD7FF\uE000").size() == 2 && code_points_in("\uE001\uE000").size() == 1);

// Text that was not validated is not taken.
template <class Text>
concept has_set = requires(const Text& text) { code_points_in(text); };
static_assert(has_set<text_constant<"abc">> && !has_set<std::string_view> && !has_set<const char*>);

// A thousand scalar values in random order.
inline constexpr auto thousand = [] {
  fixed_text<char32_t, 1000> text;
  for (char32_t at = 0; at < 1000; ++at) text.unchecked_units[at] = 0x4E00 + at * 377 % 1000;
  return text;
}();
static_assert(code_points_in(text_constant<thousand>{}) == make_code_points({{0x4E00, 0x4E00 + 999}}));

static_assert(noexcept(code_points_in("a")) && noexcept(code_points_in("a"_text)));
static_assert(noexcept(code_points_in("a"_text)));

// In a function, the capacity of the set is an argument.
bool of_a_text_at_run_time() {
  return detail::ranges_in<20>(view) == latin &&
      detail::ranges_in<3>(text_view<char>{"cba"}) == make_code_points({{U'a', U'c'}});
}

int main() { return at_run_time(of_a_text_at_run_time); }

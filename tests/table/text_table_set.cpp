// SPDX-License-Identifier: BSL-1.0
#include <u8lit/table/text_table.hpp>

#include <u8lit/table/text_pool.hpp>

#include <iterator>
#include <ranges>
#include <string>
#include <type_traits>
#include <string_view>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

inline constexpr text_key<> rows[] = {"für", "if", "", "else", "elseif"};
constexpr auto pool = text_rows::make_text_pool<rows, text_rows::key_member>();
constexpr ordered_search<5> in_order{key_samples<5>{pool}};
constexpr auto keywords =
    text_set<std::remove_const_t<decltype(pool)>, ordered_search<5>>::unchecked(pool, in_order);

// In code point order, by rank.
static_assert(keywords.size() == 5 && !keywords.empty() && keywords.nth(0).empty() &&
              keywords.nth(1) == text_view<char>{"else"});
static_assert(*keywords.begin() == keywords.nth(0) && keywords.end() - keywords.begin() == 5 &&
              keywords.find("für").rank() == 3);
static_assert(keywords.rank_of("if") == 4 && keywords.rank_of("i") == npos);

// Keys are looked up in any encoding form; ill-formed text equals no key.
template <class... Texts>
constexpr bool all_found(Texts... texts) {
  return (keywords.contains(texts) && ...);
}
static_assert(all_found(std::string_view{"für"}, std::u16string_view{u"für"}, std::u32string_view{U"für"},
                        std::wstring_view{L"für"}));
static_assert(keywords.contains(u"für") && keywords.contains(text_view<char32_t>{U"für"}) && keywords.contains(""));
#ifdef __cpp_char8_t
static_assert(keywords.contains(u8"für") && keywords.contains(std::u8string_view{u8"für"}));
#endif
static_assert(!keywords.contains("f\xC3") && !keywords.contains("fu\u0308r") && !keywords.contains("für\0"));
constexpr char16_t lone[] = {u'i', u'f', 0xD800};
static_assert(!keywords.contains(std::u16string_view{lone, 3}) && keywords.contains(std::u16string_view{lone, 2}));

// By prefix.
static_assert(keywords.starting_with("else").size() == 2 &&
              keywords.starting_with("else").nth(1) == text_view<char>{"elseif"});
static_assert(keywords.starting_with("").size() == 5 && keywords.starting_with(u"elsei").size() == 1 &&
              keywords.starting_with("x").empty());
static_assert(keywords.starting_with(u"elseif or longer than any key").empty() &&
              keywords.starting_with("f\xC3").size() == 1);
static_assert(*keywords.longest_prefix_of("elsewhere") == text_view<char>{"else"} &&
              keywords.longest_prefix_of("x")->empty());
static_assert(*keywords.longest_prefix_of(U"elseifelse") == text_view<char>{"elseif"});

// There is no subscript operator.
template <class Table>
concept subscripted = requires(const Table& table) { table[0]; };
static_assert(!subscripted<decltype(keywords)> && !subscripted<decltype(keywords.starting_with("else"))>);

// A random access range of text.
static_assert(std::ranges::random_access_range<decltype(keywords)> && std::ranges::sized_range<decltype(keywords)>);
static_assert(noexcept(keywords.find("a")) && noexcept(keywords.starting_with("a")));

bool finds_at_run_time() {
  const std::string key = "else";
  const std::string_view nothing = key.empty() ? key : std::string_view{};  // a null pointer
  if (!keywords.contains(nothing) || keywords.starting_with(nothing).size() != 5 ||
      !keywords.longest_prefix_of(nothing)->empty())
    return false;
  const std::u16string key16 = u"elseif";
  return keywords.contains(key) && *keywords.find(key) == keywords.nth(1) && keywords.rank_of(key16) == 2 &&
         keywords.find(key + "x") == keywords.end();
}

int main() { return at_run_time(finds_at_run_time); }

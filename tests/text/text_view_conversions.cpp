// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/text_view.hpp>

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <u8lit/text/text_constant.hpp>
#include <u8lit/text/explain.hpp>
#include <u8lit/text/literals.hpp>
#include <u8lit/glue/owning_text.hpp>
#include <u8lit/policy/restricted_text.hpp>
#include <u8lit/text/text_literal.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;

static_assert(std::is_same_v<utf8_view, text_view<char>> && std::is_same_v<utf16_view, text_view<char16_t>> &&
              std::is_same_v<utf32_view, text_view<char32_t>>);
static_assert(std::is_same_v<decltype(text_view{"a"}), utf8_view> &&
              std::is_same_v<decltype(text_view{u"a"_text}), utf16_view>);

// Overloads of a user's function for strings are not ambiguous, for only views are converted to without being asked.
constexpr int log(std::string_view) { return 1; }
inline int log(const std::string&) { return 2; }
struct user_view {
  const char* data;
  size_t size;
};
constexpr int log(user_view) { return 3; }
using restricted = restricted_text<char, policy::no_interior_nul>;
static_assert(log("a"_utf8) == 1 && log("a"_text) == 1 && log(restricted{"a"}) == 1);
template <class Text>
constexpr bool converts_to_views = std::is_convertible_v<Text, std::string_view> &&
                                   std::is_convertible_v<Text, std::span<const char>> &&
                                   !std::is_convertible_v<Text, user_view> &&
                                   std::is_constructible_v<user_view, Text> &&
                                   !std::is_convertible_v<Text, std::string> &&
                                   std::is_constructible_v<std::string, Text> &&
                                   !std::is_convertible_v<Text, std::span<char>> &&
                                   !std::is_convertible_v<Text, std::u16string_view> &&
                                   !std::is_constructible_v<std::span<const char, 3>, Text>;
static_assert(converts_to_views<utf8_view> && converts_to_views<text_constant<"a">> && converts_to_views<restricted>);
static_assert(converts_to_views<explanation&> && converts_to_views<const explanation&>);

// Overloads for text and for strings. A literal would convert to both views, and a std::string is refused in words by
// the one and converts to the other, so the one for text is a template.
constexpr int show(std::string_view) { return 1; }
template <any_text Text>
constexpr int show(const Text&) {
  return 2;
}
static_assert(show("a"_utf8) == 2 && show("a"_text) == 2 && show(restricted{"a"}) == 2);
static_assert(show("a") == 1 && show(std::string_view{"a"}) == 1 && show(static_cast<const char*>("a")) == 1);
inline bool chooses_for_strings() { return show(std::string{"a"}) == 1 && show(text<char>{"a"_utf8}) == 2; }

// Braces that begin with a string are for another overload: `{}` is no argument of a refused conversion.
struct name_and_numbers {
  std::string name;
  std::vector<int> numbers;
};
int look_up(utf8_view);
int look_up(restricted);
inline int look_up(const name_and_numbers& row) { return row.name == "a" && row.numbers.empty(); }
inline bool braces_are_no_text() {
  const std::string name = "a";
  return look_up({name, {}});
}

void show_both(utf8_view);
void show_both(std::string_view);
template <class Text>
concept shown_by_either = requires(Text&& text) { show_both(static_cast<Text&&>(text)); };
static_assert(shown_by_either<utf8_view> && shown_by_either<std::string_view>);
static_assert(!shown_by_either<decltype("a"_text)> && !shown_by_either<std::string> &&
              !shown_by_either<const char (&)[2]>);

// The code unit type chooses an overload, in braces, too. So no class of text may convert from literals of other types,
// not even to say what is wrong: such a conversion is as good as that of another class.
constexpr int in_form(utf8_view) { return 8; }
constexpr int in_form(utf16_view) { return 16; }
constexpr int in_form(utf32_view) { return 32; }
static_assert(in_form("a") == 8 && in_form(u"a") == 16 && in_form(U"a") == 32);
static_assert(in_form({"a"}) == 8 && in_form({u"a"}) == 16 && in_form({U"a"}) == 32);
constexpr int for_strings(utf8_view) { return 8; }
constexpr int for_strings(std::u16string_view) { return 16; }
constexpr int for_strings(std::span<const std::byte>) { return 1; }
constexpr std::byte octets_of_a[]{std::byte{'a'}};
static_assert(for_strings("a") == 8 && for_strings(u"a") == 16 && for_strings({u"a"}) == 16 &&
              for_strings(octets_of_a) == 1 && for_strings({octets_of_a}) == 1);
static_assert(!std::is_constructible_v<utf8_view, const char16_t (&)[2]> &&
              !std::is_convertible_v<const char16_t (&)[2], utf8_view>);

// A temporary that owns its code units is refused; what borrows them is not.
template <class View, class Text>
concept checks = requires(Text&& text) { View::checked(static_cast<Text&&>(text)); };
template <class View>
constexpr bool checks_what_stays = checks<View, std::string&> && checks<View, const std::string&> &&
                                   checks<View, std::string_view> &&
                                   checks<View, std::span<const char>> && !checks<View, std::string> &&
                                   !checks<View, const std::string> &&
                                   checks<View, std::vector<char>&> && !checks<View, std::vector<char>> &&
                                   checks<View, utf8_view>;
static_assert(checks_what_stays<utf8_view> && checks_what_stays<restricted>);

// Octets of another type.
bool checks_octets() {
  const std::vector<unsigned char> good{0xC3, 0xA9}, bad{0xC3};
  const std::vector<std::byte> bytes{std::byte{0xC3}, std::byte{0xA9}};
  const std::string string = "\u00E9";
  const auto found = utf8_view::checked(good);
  return found && *found == "\u00E9" && found->data() == reinterpret_cast<const char*>(good.data()) &&
         !utf8_view::checked(bad) &&
         *utf8_view::checked(bytes) == *found && *text_view<std::byte>::checked(string) == *found &&
         *utf8_view::checked(good.data(), good.size()) == *found && *restricted::checked(good) == *found &&
         !restricted::checked(bad);
}

// UTF-8 in another type, at run time towards those that may alias, in constants both ways: one object for each text.
bool goes_to_other_types() {
  const utf8_view text = "\u65E5\u672C";
  const text_view<std::byte> bytes = text.as_byte();
  const text_view<unsigned char> octets = bytes.as_unsigned_char();
  return bytes == text && octets == text && octets.as_char().data() == text.data() &&
         text.as_char().data() == text.data();
}
static_assert("\u00E9"_utf8.as_char() == "\u00E9");
static_assert(std::is_same_v<decltype("日本語"_text.as_byte().as_char()), text_constant<"日本語">>);
static_assert("日本語"_text.as_unsigned_char().as_char().data() == "日本語"_text.data() && ""_text.as_byte().empty());
static_assert(std::is_same_v<decltype(sizeof(wchar_t) == 4 ? 0 : 1), int> &&
              L"日本語"_text.as_wchar_t().data() == L"日本語"_text.data());
#ifdef __cpp_char8_t
static_assert(std::is_same_v<decltype(u8"日本語"_text.as_char()), text_constant<"日本語">> &&
              "日本語"_text.as_char8_t().data() == u8"日本語"_text.data());
bool goes_from_char8_t() {
  const text_view<char8_t> text = u8"日本語";
  return text.as_char() == "日本語" && text.as_char().data() == reinterpret_cast<const char*>(text.data());
}
#else
bool goes_from_char8_t() { return true; }
#endif
template <class Text>
concept is_octets = requires(Text text) { text.as_char(); };
static_assert(is_octets<text_view<char>> && !is_octets<text_view<char16_t>>);

int main() {
  return at_run_time(chooses_for_strings, braces_are_no_text, checks_octets, goes_to_other_types, goes_from_char8_t);
}

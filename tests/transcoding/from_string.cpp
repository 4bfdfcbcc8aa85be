// SPDX-License-Identifier: BSL-1.0
#include <u8lit/transcoding/from_string.hpp>

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>

#include <u8lit/text/text_literal.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit::literals;
using u8lit::text_constant;
using u8lit::from_string;

// String types of other libraries, as template arguments.

// CTRE: a literal of any form, decoded into char32_t. Neither data() nor a NUL.
namespace ctre_like {
template <std::size_t Capacity>
struct fixed_string {
  char32_t content[Capacity == 0 ? 1 : Capacity]{};
  std::size_t real_size = 0;
  bool correct_flag = true;

  template <class Unit>
  constexpr fixed_string(const Unit (&literal)[Capacity + 1]) noexcept {
    for (std::size_t at = 0; at < Capacity;) {
      const u8lit::decoded next = u8lit::decode_front(literal + at, Capacity - at);
      content[real_size++] = next.value;
      at += next.length;
    }
  }
  constexpr std::size_t size() const noexcept { return real_size; }
  constexpr const char32_t* begin() const noexcept { return content; }
  constexpr const char32_t* end() const noexcept { return content + real_size; }
  constexpr char32_t operator[](std::size_t index) const noexcept { return content[index]; }
};
template <class Unit, std::size_t Size>
fixed_string(const Unit (&)[Size]) -> fixed_string<Size - 1>;
template <fixed_string Pattern>
constexpr std::size_t length = Pattern.size();
template <fixed_string Pattern>
constexpr auto text() {
  return from_string<Pattern>();
}
}  // namespace ctre_like

// {fmt}: an array that is called `data`, with the NUL.
namespace fmt_like {
template <class Unit, std::size_t Size>
struct fixed_string {
  constexpr fixed_string(const Unit (&literal)[Size]) {
    for (std::size_t at = 0; at < Size; ++at) data[at] = literal[at];
  }
  Unit data[Size]{};
};
template <class Unit, std::size_t Size>
fixed_string(const Unit (&)[Size]) -> fixed_string<Unit, Size>;
template <fixed_string Format>
constexpr std::size_t length = sizeof(Format.data) / sizeof(Format.data[0]) - 1;
template <fixed_string Format>
constexpr auto text() {
  return from_string<Format>();
}
}  // namespace fmt_like

// P3094's std::basic_fixed_string: data(), and a size that is an object to be called.
namespace p3094_like {
template <class Unit, std::size_t Size>
struct basic_fixed_string {
  Unit data_[Size + 1]{};
  static constexpr std::integral_constant<std::size_t, Size> size{};

  constexpr basic_fixed_string(const Unit (&literal)[Size + 1]) noexcept {
    for (std::size_t at = 0; at < Size; ++at) data_[at] = literal[at];
  }
  constexpr const Unit* data() const noexcept { return data_; }
};
template <class Unit, std::size_t Size>
basic_fixed_string(const Unit (&)[Size]) -> basic_fixed_string<Unit, Size - 1>;
template <basic_fixed_string Name>
constexpr std::size_t length = Name.size();
template <basic_fixed_string Name>
constexpr auto text() {
  return from_string<Name>();
}
}  // namespace p3094_like

// The string class of many articles.
namespace article_like {
template <std::size_t Size>
struct string_literal {
  constexpr string_literal(const char (&literal)[Size]) {
    for (std::size_t at = 0; at < Size; ++at) value[at] = literal[at];
  }
  char value[Size]{};
};
template <std::size_t Size>
string_literal(const char (&)[Size]) -> string_literal<Size>;
template <string_literal Name>
constexpr auto text() {
  return from_string<Name>();
}
}  // namespace article_like

// From their strings to text_constants. Ill-formed strings are a substitution failure.
static_assert(std::is_same_v<decltype(ctre_like::text<"日本語 [a-z]+">()), text_constant<U"日本語 [a-z]+">>);
static_assert(std::is_same_v<decltype(from_string<ctre_like::fixed_string{u"日本🚀"}, char>()), text_constant<"日本🚀">>);
static_assert(std::is_same_v<decltype(fmt_like::text<"{} 日本\0">()), text_constant<"{} 日本\0">>);
static_assert(std::is_same_v<decltype(fmt_like::text<u"日本">()), text_constant<u"日本">>);
static_assert(std::is_same_v<decltype(p3094_like::text<"日本\0">()), text_constant<"日本\0">>);
static_assert(std::is_same_v<decltype(article_like::text<"日本">()), text_constant<"日本">>);
static_assert(ctre_like::text<"">() == ""_text && fmt_like::text<"">() == ""_text && p3094_like::text<"">() == ""_text);

template <fmt_like::fixed_string Format>
concept is_fmt_text = requires { from_string<Format>(); };
template <p3094_like::basic_fixed_string Name>
concept is_p3094_text = requires { from_string<Name>(); };
static_assert(is_fmt_text<"é"> && !is_fmt_text<"\xC0"> && is_p3094_text<"é"> && !is_p3094_text<"\xE9"> &&
              !is_p3094_text<u"\xD800">);

// From text_constants to their strings: the array of a text_constant is an argument for their constructors.
using name = text_constant<"日本語">;
static_assert(ctre_like::length<name::value.unchecked_units> == 3 &&
              fmt_like::length<name::value.unchecked_units> == 9 &&
              p3094_like::length<name::value.unchecked_units> == 9);
static_assert(fmt_like::text<name::value.unchecked_units>() == name{} &&
              p3094_like::text<name::value.unchecked_units>() == name{});
static_assert(ctre_like::text<name::value.unchecked_units>() == name{} &&
              article_like::text<name::value.unchecked_units>() == name{});
template <std::size_t Size>
constexpr std::size_t octets_of_literal(const char (&)[Size]) {
  return Size - 1;
}
static_assert(octets_of_literal(name::value.unchecked_units) == 9);

// Constants: std::string_view, strings of other libraries, generated arrays with or without a NUL.
constexpr std::string_view view = "日本語 🚀";
constexpr std::string_view part = view.substr(3, 3);
constexpr std::string_view wrong = view.substr(1);
constexpr std::u16string_view wide = u"日本語";
constexpr unsigned char embedded[] = {0xE6, 0x97, 0xA5, 0x00};
constexpr unsigned char cut[] = {0xE6, 0x97};
constexpr std::byte octets[] = {std::byte{0xC3}, std::byte{0xA9}};
constexpr char generated[] = {'\xC3', '\xA9', '\0'};
constexpr std::array<char, 2> no_NUL{'\xC3', '\xA9'};
static_assert(std::is_same_v<decltype(from_string<view>()), text_constant<"日本語 🚀">> && from_string<part>() == "本"_text);
static_assert(std::is_same_v<decltype(from_string<wide>()), text_constant<u"日本語">> &&
              std::is_same_v<decltype(from_string<wide, char>()), text_constant<"日本語">>);
static_assert(std::is_same_v<decltype(from_string<embedded, char>()), text_constant<"日\0">> &&
              from_string<octets>() == "é"_text);
static_assert(std::is_same_v<decltype(from_string<generated>()), text_constant<"é">> &&
              from_string<no_NUL>() == "é"_text);

template <const auto& String>
concept is_text = requires { from_string<String>(); };
static_assert(is_text<view> && !is_text<wrong> && is_text<embedded> && !is_text<cut>);

// Types that are not strings.
constexpr int number = 1;
struct nothing {};
constexpr nothing none{};
template <auto Value>
concept is_text_by_value = requires { from_string<Value>(); };
static_assert(!is_text<number> && !is_text<none> && !is_text_by_value<1> && !is_text_by_value<nothing{}> &&
              !is_text_by_value<nullptr>);

// Text parameters take anything with data() and size(), and text converts to such types explicitly.
struct only_data_and_size {
  const char* first;
  int length;

  constexpr const char* data() const { return first; }
  constexpr int size() const { return length; }
};
struct their_view {
  const char* first = nullptr;
  std::size_t length = 0;

  constexpr their_view(const char* data, std::size_t size) : first{data}, length{size} {}
};
constexpr std::size_t length_of(their_view text) { return text.length; }

constexpr only_data_and_size theirs{"日本語", 9};
static_assert(from_string<theirs>() == "日本語"_text && from_string<theirs, char16_t>() == u"日本語"_text);

bool goes_both_ways() {
  const only_data_and_size text{"日本語\xC0", 9};
  const std::string_view there = "日本語"_text;
  const std::string string{there};
  return u8lit::is_well_formed(text) && !u8lit::is_well_formed(only_data_and_size{text.first, 10}) &&
         u8lit::decode_front(text).value == U'日' &&
         *u8lit::text_view<char>::checked(text) == "日本語" && *u8lit::text_view<char>::checked(string) == "日本語" &&
         length_of(their_view("日本語"_text)) == 9 &&
         length_of(their_view("日本語"_text.view())) == 9;
}

int main() { return at_run_time(goes_both_ways); }

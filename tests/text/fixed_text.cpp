// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/fixed_text.hpp>

#include <cstddef>
#include <string_view>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// From a literal of every form: size() does not count the NUL, which is stored.
static_assert(std::is_same_v<decltype(fixed_text{"日本語"}), fixed_text<char, 9>>);
static_assert(std::is_same_v<decltype(fixed_text{u"日本語"}), fixed_text<char16_t, 3>>);
static_assert(std::is_same_v<decltype(fixed_text{U"日本語"}), fixed_text<char32_t, 3>>);
static_assert(std::is_same_v<decltype(fixed_text{L"\u20AC"}), fixed_text<wchar_t, 1>>);
static_assert(std::is_same_v<decltype(fixed_text{""}), fixed_text<char, 0>>);
static_assert(std::is_same_v<decltype(fixed_text{"a\0"}), fixed_text<char, 2>>);
static_assert(std::is_same_v<fixed_text<char, 9>::unit_type, char> && sizeof(fixed_text<char, 9>) == 10);
#ifdef __cpp_char8_t
static_assert(std::is_same_v<decltype(fixed_text{u8"日本語"}), fixed_text<char8_t, 9>>);
#endif

constexpr fixed_text language = "日本語";
static_assert(language.size() == 9 && !language.empty() && language.c_str() == language.data() &&
              language.c_str()[9] == '\0');
static_assert(std::string_view{language.c_str()} == "日本語" && language.unchecked_units[8] == '\x9E');

// The empty text.
constexpr fixed_text<char16_t, 0> nothing;
static_assert(nothing.empty() && nothing.size() == 0 && nothing.c_str()[0] == u'\0' && nothing == fixed_text{u""});

// From arrays without a NUL: bytes implicitly, characters explicitly.
constexpr unsigned char raw[]{0xC3, 0xA9, 0x00};
constexpr std::byte bytes[]{std::byte{0xC3}, std::byte{0xA9}};
constexpr char no_nul[]{'\xC3', '\xA9'};
static_assert(std::is_same_v<decltype(fixed_text{raw}), fixed_text<unsigned char, 3>>);
static_assert(std::is_same_v<decltype(fixed_text{bytes}), fixed_text<std::byte, 2>>);
static_assert(fixed_text{raw}.unchecked_units[1] == 0xA9 && fixed_text{raw}.unchecked_units[3] == 0 &&
              fixed_text{bytes}.c_str()[2] == std::byte{});
static_assert(fixed_text<char, 2>{no_nul} == fixed_text{"\xC3\xA9"});
static_assert(std::is_convertible_v<const unsigned char (&)[3], fixed_text<unsigned char, 3>>);
static_assert(!std::is_convertible_v<const char (&)[2], fixed_text<char, 2>>);

// Equal if the units are.
static_assert(language == fixed_text{"日本語"} && language != fixed_text{"日本誤"});

// A template argument.
template <fixed_text Text>
struct named {
  static constexpr std::string_view name{Text.data(), Text.size()};
};
static_assert(named<"日本語">::name == "日本語" && named<"a\0b">::name.size() == 3 && named<"">::name.empty());
static_assert(std::is_same_v<named<"日本語">, named<"\u65E5\u672C\u8A9E">> && !std::is_same_v<named<"a">, named<"a\0">>);
static_assert(std::is_same_v<named<language>, named<"日本語">>);

// An ill-formed literal is not a valid argument; a constraint can check it first.
template <unvalidated_literal Text>
concept names = requires { typename named<Text>; };
static_assert(names<"日本語"> && names<""> && names<u"\xD800\xDC00"> && names<U"\x10FFFF"> && names<language>);
static_assert(!names<"caf\xE9"> && !names<"\xC0\x80"> && !names<"\xED\xA0\x80"> && !names<"a\xE6\x97"> &&
              !names<"a\0\x80">);
static_assert(!names<u"\xDC00\xD800"> && !names<U"\xD800"> && !names<U"\x110000">);
template <fixed_text Text>
constexpr size_t size_of() { return Text.size(); }
template <fixed_text Text>
constexpr size_t size_in = Text.size();
template <unvalidated_literal Text>
concept has_size = requires { size_of<Text>(); } || requires { size_in<Text>; };
static_assert(has_size<"日本語"> && size_of<"日本語">() == 9 && size_in<u"日本語"> == 3 && !has_size<"caf\xE9">);
template <fixed_text Text>
constexpr size_t operator""_size() { return Text.size(); }
static_assert("日本語"_size == 9 && u""_size == 0);

// Overloads choose by what a literal is.
template <fixed_text Text>
constexpr bool is_text() { return true; }
template <unvalidated_literal Text>
  requires(!u8lit::is_well_formed(Text))
constexpr bool is_text() { return false; }
static_assert(is_text<"café">() && !is_text<"caf\xE9">() && is_text<u"\xD83D\xDE00">() && !is_text<u"\xD83D">());

// Literals of any size are validated, and bytes, too.
constexpr auto is_long = [] {
  unvalidated_literal<char, 5000> made;
  for (auto& unit : made.units) unit = 'a';
  made.units[5000] = '\0';
  return made;
}();
constexpr auto is_long_and_wrong = [] {
  auto made = is_long;
  made.units[4999] = '\xC3';
  return made;
}();
static_assert(names<is_long> && !names<is_long_and_wrong>);
constexpr unsigned char overlong[]{0xC0, 0x80};
static_assert(names<unvalidated_literal{raw}> && !names<unvalidated_literal{overlong}>);
static_assert(validate(language) == verdict{fault::none, 9, 0});

// From an unvalidated_literal, and back.
static_assert(fixed_text{unvalidated_literal{"日本語"}} == language &&
              unvalidated_literal{language} == unvalidated_literal{"日本語"});
static_assert(std::is_same_v<decltype(fixed_text{unvalidated_literal{u"a"}}), fixed_text<char16_t, 1>>);
static_assert(std::is_same_v<named<unvalidated_literal{"日本語"}>, named<"日本語">>);

// A copy is equal, and independent of the original.
constexpr bool copies() {
  auto copy = language;
  const bool equal = copy == language && copy.data() != language.data();
  copy.unchecked_units[8] = '\xAD';
  return equal && copy != language && language.unchecked_units[0] == '\xE6';
}
static_assert(copies() && std::is_trivially_copyable_v<fixed_text<char, 9>>);

static_assert(noexcept(fixed_text<char, 3>{}) && noexcept(fixed_text<char, 1>{"a"}) &&
              noexcept(fixed_text<char, 2>{no_nul}));
static_assert(noexcept(language.data()) && noexcept(language.c_str()) && noexcept(language.size()) &&
              noexcept(language == language));
static_assert(!std::is_constructible_v<fixed_text<char, 2>, const char*> &&
              !std::is_constructible_v<fixed_text<char, 2>, const char (&)[5]>);

template <class Unit>
concept has_text = requires { typename fixed_text<Unit, 1>; };
static_assert(has_text<char> && has_text<std::byte> && has_text<wchar_t> && !has_text<int> && !has_text<signed char>);

// Whether a pointer can be one can be asked without an error.
template <class Pointer>
concept makes_fixed_text = requires(Pointer pointer) { fixed_text{pointer}; };
static_assert(!makes_fixed_text<const char*> && !makes_fixed_text<char*> && !makes_fixed_text<const char16_t*> &&
              !makes_fixed_text<const int*> && !std::is_constructible_v<fixed_text<char, 1>, const char*>);
// So are strings.
static_assert(!makes_fixed_text<std::string_view> && !makes_fixed_text<const std::u16string_view> &&
              !std::is_convertible_v<std::string_view, fixed_text<char, 0>> &&
              !std::is_constructible_v<fixed_text<char, 6>, std::string_view>);

int main() { return at_run_time(copies); }

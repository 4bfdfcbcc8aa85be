// SPDX-License-Identifier: BSL-1.0
#include <u8lit/diagnosis/unvalidated_literal.hpp>

#include <cstddef>
#include <string_view>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// From a literal in every form: the size is without the NUL, which is there all the same.
static_assert(std::is_same_v<decltype(unvalidated_literal{"日本語"}), unvalidated_literal<char, 9>>);
static_assert(std::is_same_v<decltype(unvalidated_literal{u"日本語"}), unvalidated_literal<char16_t, 3>>);
static_assert(std::is_same_v<decltype(unvalidated_literal{U"日本語"}), unvalidated_literal<char32_t, 3>>);
static_assert(std::is_same_v<decltype(unvalidated_literal{L"\u20AC"}), unvalidated_literal<wchar_t, 1>>);
static_assert(std::is_same_v<decltype(unvalidated_literal{""}), unvalidated_literal<char, 0>>);
static_assert(std::is_same_v<decltype(unvalidated_literal{"a\0"}), unvalidated_literal<char, 2>>);
static_assert(std::is_same_v<unvalidated_literal<char, 9>::unit_type, char> &&
              sizeof(unvalidated_literal<char, 9>) == 10);
#ifdef __cpp_char8_t
static_assert(std::is_same_v<decltype(unvalidated_literal{u8"日本語"}), unvalidated_literal<char8_t, 9>>);
#endif

constexpr unvalidated_literal language = "日本語";
static_assert(language.size() == 9 && !language.empty() && language.c_str() == language.data() &&
              language.c_str()[9] == '\0');
static_assert(std::string_view{language.c_str()} == "日本語" && language.units[8] == '\x9E');

// Nothing is a text, too.
constexpr unvalidated_literal<char16_t, 0> nothing;
static_assert(nothing.empty() && nothing.size() == 0 && nothing.c_str()[0] == u'\0' &&
              nothing == unvalidated_literal{u""});

// From arrays without a NUL: bytes implicitly, characters explicitly.
constexpr unsigned char raw[]{0xC3, 0xA9, 0x00};
constexpr std::byte bytes[]{std::byte{0xC3}, std::byte{0xA9}};
constexpr char no_nul[]{'\xC3', '\xA9'};
static_assert(std::is_same_v<decltype(unvalidated_literal{raw}), unvalidated_literal<unsigned char, 3>>);
static_assert(std::is_same_v<decltype(unvalidated_literal{bytes}), unvalidated_literal<std::byte, 2>>);
static_assert(unvalidated_literal{raw}.units[1] == 0xA9 && unvalidated_literal{raw}.units[3] == 0 &&
              unvalidated_literal{bytes}.c_str()[2] == std::byte{});
static_assert(unvalidated_literal<char, 2>{no_nul} == unvalidated_literal{"\xC3\xA9"});
static_assert(std::is_convertible_v<const unsigned char (&)[3], unvalidated_literal<unsigned char, 3>>);
static_assert(!std::is_convertible_v<const char (&)[2], unvalidated_literal<char, 2>>);

// Equal if the units are.
static_assert(language == unvalidated_literal{"日本語"} && language != unvalidated_literal{"日本誤"});

// A template argument.
template <unvalidated_literal Text>
struct named {
  static constexpr std::string_view name{Text.data(), Text.size()};
};
static_assert(named<"日本語">::name == "日本語" && named<"a\0b">::name.size() == 3 && named<"">::name.empty());
static_assert(std::is_same_v<named<"日本語">, named<"\u65E5\u672C\u8A9E">> && !std::is_same_v<named<"a">, named<"a\0">>);
static_assert(std::is_same_v<named<language>, named<"日本語">>);

// Anything may be asked whether it is well-formed; units_of returns its code units without the NUL, as of any text.
static_assert(is_well_formed(unvalidated_literal{"日本語"}) && is_well_formed(unvalidated_literal{""}) &&
              is_well_formed(unvalidated_literal{u"\xD800\xDC00"}) &&
              is_well_formed(unvalidated_literal{U"\x10FFFF"}));
static_assert(!is_well_formed(unvalidated_literal{"\xC0\x80"}) && !is_well_formed(unvalidated_literal{U"\xD800"}) &&
              !is_well_formed(unvalidated_literal{u"\xDC00\xD800"}));
static_assert(verdict_of<"ab\xED\xA0\x80"> == verdict{fault::surrogate, 2, 1} &&
              verdict_of<"a\0b"> == verdict{fault::none, 3, 0});
static_assert(verdict_of<unvalidated_literal{raw}> == verdict{fault::none, 3, 0});
static_assert(validate(language) == verdict{fault::none, 9, 0} && validate(unvalidated_literal{"a\xFF"}).offset == 1);

// A copy is equal, and independent of the original.
constexpr bool copies() {
  auto copy = language;
  const bool equal = copy == language && copy.data() != language.data();
  copy.units[0] = 'a';
  return equal && copy != language && language.units[0] == '\xE6';
}
static_assert(copies() && std::is_trivially_copyable_v<unvalidated_literal<char, 9>>);

static_assert(noexcept(unvalidated_literal<char, 3>{}) && noexcept(unvalidated_literal<char, 1>{"a"}) &&
              noexcept(unvalidated_literal<char, 2>{no_nul}));
static_assert(noexcept(language.data()) && noexcept(language.c_str()) && noexcept(language.size()) &&
              noexcept(language == language));
// What is ill-formed is a value and a template argument like any other.
static_assert(unvalidated_literal{"caf\xE9"}.units[3] == '\xE9' && named<"caf\xE9">::name.size() == 4);


static_assert(!std::is_constructible_v<unvalidated_literal<char, 2>, const char*> &&
              !std::is_constructible_v<unvalidated_literal<char, 2>, const char (&)[5]>);

template <class Unit>
concept has_text = requires { typename unvalidated_literal<Unit, 1>; };
static_assert(has_text<char> && has_text<std::byte> && has_text<wchar_t> && !has_text<int> && !has_text<signed char>);

int main() { return at_run_time(copies); }

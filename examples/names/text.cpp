// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/text.hpp>.
#include <u8lit/literals.hpp>
#include <u8lit/text.hpp>

#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

using namespace u8lit::literals;

// The compiler checks a literal: `u8lit::text_view<char> wrong = "caf\xE9";` does not compile.
inline constexpr u8lit::text_view<char> language = "日本語";
static_assert(language.size() == 9 && language.find("語") == 6 && language.starts_with(U'日'));

inline constexpr u8lit::utf8_view narrow = "日本語";

inline constexpr u8lit::utf16_view utf16 = u"日本語";
static_assert(utf16.size() == 3);

inline constexpr u8lit::utf32_view utf32 = U"日本語";
static_assert(utf32.size() == 3);

// Input is checked once.
bool show(const std::string& input) {
  const u8lit::checked_text<char> line = u8lit::utf8_view::checked(input);
  if (!line) return false;
  std::printf("%.*s\n", static_cast<int>(line->size()), line->data());
  return true;
}

// One array in static storage for each text, with a NUL at its end.
static_assert("日本語"_text.size() == 9 && "日本語"_text == u"日本語"_text);

inline constexpr u8lit::text_constant<"日本語"> constant;
static_assert(constant.view() == "日本語" && constant.c_str()[9] == '\0');

// `field<"gr\xF6\xDF" "e">` does not compile.
template <u8lit::fixed_text Name>
struct field {
  static constexpr u8lit::utf8_view name = u8lit::text_constant<Name>::view();
};
static_assert(field<"größe">::name.size() == 7);

// `u8lit::scalar_value surrogate = 0xD800;` does not compile.
inline constexpr u8lit::scalar_value euro = U'€';
static_assert(euro == 0x20AC_scalar && euro > U'z');

// Numbers from elsewhere are checked.
inline constexpr u8lit::optional_scalar_value beyond = u8lit::scalar_value::from(0x11'0000);
static_assert(!beyond && beyond.value_or(U'?') == U'?');

static_assert("abc"_text.view().find("x") == u8lit::npos);

// The bytes of any text: its size counts code units.
constexpr u8lit::octet first_octet(u8lit::utf8_view text) { return static_cast<u8lit::octet>(text.data()[0]); }
static_assert(first_octet("é") == 0xC3);

constexpr u8lit::size_t longest(u8lit::utf8_view left, u8lit::utf8_view right) {
  return left.size() < right.size() ? right.size() : left.size();
}
static_assert(longest("é", "abc") == 3);

constexpr int count_spaces(u8lit::scalar_view<char> scalars) {
  int found = 0;
  for (const u8lit::scalar_value scalar : scalars) found += scalar == U' ';
  return found;
}
static_assert(count_spaces("日 本 語"_utf8.scalars()) == 2);

// Takes text_views, text_constants and other classes of text; not strings, which may be ill-formed.
template <u8lit::any_text Text>
constexpr bool is_long(const Text& text) {
  return u8lit::text_view{text}.size() > 8;
}
static_assert(is_long("日本語"_text) && !is_long(u"日本語"_utf16));

// Takes arrays, strings, vectors of bytes and the like, well-formed or not.
template <u8lit::text_like Text>
constexpr bool is_text_like(const Text&) {
  return true;
}
static_assert(is_text_like("abc\xFF") && is_text_like(std::string_view{"abc"}));
static_assert(u8lit::text_like<std::vector<unsigned char>> && !u8lit::text_like<int>);

static_assert(u8lit::code_unit<char16_t> && u8lit::code_unit<std::byte> && !u8lit::code_unit<int>);

static_assert(u8lit::utf8_unit<char> && u8lit::utf8_unit<unsigned char> && !u8lit::utf8_unit<char16_t>);

static_assert(u8lit::utf16_unit<char16_t> && !u8lit::utf16_unit<char>);

static_assert(u8lit::utf32_unit<char32_t> && !u8lit::utf32_unit<char>);

int main() { return show("größe") && !show("gr\xF6\xDF" "e") ? 0 : 1; }

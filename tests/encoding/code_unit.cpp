// SPDX-License-Identifier: BSL-1.0
#include <u8lit/encoding/code_unit.hpp>

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// The encoding form of each type.
enum class plain_char_enum : char {};
enum old_enum : unsigned char {};
enum class int_enum {};
enum class signed_enum : signed char {};
struct no_unit {};

constexpr encoding_form form_of_wide = sizeof(wchar_t) == 2 ? encoding_form::utf16 : encoding_form::utf32;
static_assert(form_of<char> == encoding_form::utf8 && form_of<unsigned char> == encoding_form::utf8);
static_assert(form_of<std::byte> == encoding_form::utf8 && form_of<plain_char_enum> == encoding_form::utf8);
static_assert(form_of<old_enum> == encoding_form::utf8);
static_assert(form_of<char16_t> == encoding_form::utf16 && form_of<char32_t> == encoding_form::utf32);
static_assert(form_of<wchar_t> == form_of_wide);
static_assert(form_of<int> == encoding_form::none && form_of<signed char> == encoding_form::none);
static_assert(form_of<bool> == encoding_form::none && form_of<short> == encoding_form::none);
static_assert(form_of<int_enum> == encoding_form::none && form_of<signed_enum> == encoding_form::none);
static_assert(form_of<no_unit> == encoding_form::none && form_of<void> == encoding_form::none);
static_assert(form_of<const char*> == encoding_form::none && form_of<char[3]> == encoding_form::none);
#ifdef __cpp_char8_t
enum class char8_enum : char8_t {};
static_assert(form_of<char8_t> == encoding_form::utf8 && form_of<char8_enum> == encoding_form::utf8);
static_assert(is_character<char8_t> && !is_ordinary<char8_t>);
#endif

// A const unit is no code unit, so text_view has one specialization for each unit.
static_assert(form_of<const char> == encoding_form::none);

static_assert(utf8_unit<char> && !utf16_unit<char> && !utf32_unit<char> && code_unit<char>);
static_assert(!utf8_unit<char16_t> && utf16_unit<char16_t> && !utf32_unit<char16_t> && code_unit<char16_t>);
static_assert(!utf8_unit<char32_t> && !utf16_unit<char32_t> && utf32_unit<char32_t> && code_unit<char32_t>);
static_assert(!utf8_unit<int> && !utf16_unit<int> && !utf32_unit<int> && !code_unit<int>);

static_assert(is_character<char> && is_character<char16_t> && is_character<char32_t> && is_character<wchar_t>);
static_assert(!is_character<unsigned char> && !is_character<std::byte> && !is_character<int>);
static_assert(is_ordinary<char> && !is_ordinary<unsigned char> && !is_ordinary<char16_t> && !is_ordinary<wchar_t>);

// Values of code units are unsigned.
static_assert(to_octet('\xFF') == 0xFF && to_octet('\x7F') == 0x7F && to_octet(std::byte{0x80}) == 0x80);
static_assert(to_unsigned('\xFF') == 0xFF && to_unsigned(std::byte{0xFF}) == 0xFF && to_unsigned(octet{0xFF}) == 0xFF);
static_assert(to_unsigned(u'\uFFFF') == 0xFFFF && to_unsigned(U'\U0010FFFF') == 0x10FFFF);
static_assert(to_unsigned(static_cast<char32_t>(-1)) == 0xFFFF'FFFF);
static_assert(to_unsigned(static_cast<wchar_t>(-1)) == (sizeof(wchar_t) == 2 ? 0xFFFF : 0xFFFF'FFFF));
static_assert(std::is_same_v<decltype(to_octet('a')), octet> && std::is_same_v<decltype(to_unsigned('a')), char32_t>);

// Temporaries that own their code units are distinguished from those that borrow them.
struct borrowed_characters {
  const char* data() const;
  std::size_t size() const;
};
struct shared_characters : borrowed_characters {
  shared_characters(const shared_characters&);
  ~shared_characters();
};
struct own_array {
  char characters[4];
  constexpr char* data() { return characters; }
  constexpr const char* data() const { return characters; }
  static constexpr std::size_t size() { return 4; }
};
static_assert(owns_units<std::string> && owns_units<std::vector<char16_t>> && owns_units<std::array<std::byte, 2>>);
static_assert(owns_units<shared_characters> && owns_units<own_array> && owns_units<const own_array>);
static_assert(!owns_units<std::string_view> && !owns_units<std::span<char>> && !owns_units<std::span<const char>>);
static_assert(!owns_units<borrowed_characters> && !owns_units<const borrowed_characters> && !owns_units<char[3]>);
static_assert(!owns_units<code_units<char>> && !owns_units<std::string&> && !owns_units<const std::string&>);
template <text_like Text>
constexpr bool borrows(const Text&) {
  return true;
}
template <owning_temporary Text>
constexpr void borrows(const Text&&) = delete;
template <class Text>
concept borrowed_from = requires(Text&& text) { borrows(static_cast<Text&&>(text)); };
static_assert(borrowed_from<std::string&> && borrowed_from<const std::string&> && borrowed_from<std::string_view>);
static_assert(borrowed_from<const char (&)[3]> && borrowed_from<std::span<const char16_t>> &&
              borrowed_from<own_array&>);
static_assert(!borrowed_from<std::string> && !borrowed_from<const std::string> && !borrowed_from<std::array<char, 3>>);
static_assert(!borrowed_from<const own_array> && !borrowed_from<std::u16string> && !borrowed_from<shared_characters>);

constexpr bool every_octet_has_its_number() {
  for (unsigned value = 0; value <= 0xFF; ++value) {
    if (to_octet(static_cast<char>(value)) != value || to_unsigned(static_cast<char>(value)) != value) return false;
    if (to_octet(static_cast<std::byte>(value)) != value ||
        to_unsigned(static_cast<octet>(value)) != value) return false;
  }
  return true;
}
static_assert(every_octet_has_its_number());

// Text parameters: which units they hold, and how many.
template <class Unit, class Text>
constexpr bool takes(const Text& text, size_t size) {
  static_assert(text_like<Text> && noexcept(units_of(text)));
  static_assert(std::is_same_v<decltype(units_of(text)), code_units<Unit>>);
  return units_of(text).size() == size;
}

template <class Unit>
struct user_text {
  const Unit* units;
  int length;
  constexpr const Unit* data() const { return units; }
  constexpr int size() const { return length; }
};

constexpr char no_nul[]{'a', 'b', 'c'};
constexpr char two_nuls[]{'a', '\0', '\0'};
constexpr char only_nul[]{'\0'};
constexpr unsigned char raw[]{'a', 'b', 0};
constexpr std::byte bytes[]{std::byte{'a'}, std::byte{0}};
static_assert(takes<char>("", 0) && takes<char>("abc", 3) && takes<char>("a\0b", 3) && takes<char>("a\0", 2));
static_assert(takes<char>(no_nul, 3) && takes<char>(two_nuls, 2) && takes<char>(only_nul, 0));
static_assert(takes<char16_t>(u"", 0) && takes<char16_t>(u"abc", 3) && takes<char32_t>(U"abc", 3));
static_assert(takes<wchar_t>(L"", 0) && takes<wchar_t>(L"abc", 3));
static_assert(takes<unsigned char>(raw, 3) && takes<std::byte>(bytes, 2));
static_assert(takes<char>(std::string_view{"a\0", 2}, 2) && takes<char32_t>(std::u32string_view{U"abc"}, 3));
static_assert(takes<unsigned char>(std::array<unsigned char, 2>{{'a', 0}}, 2));
static_assert(takes<char>(std::array<char, 2>{{'a', '\0'}}, 2));
static_assert(takes<std::byte>(std::span<const std::byte>{bytes}, 2) && takes<char>(std::span{no_nul}, 3));
static_assert(takes<char>(user_text<char>{no_nul, 2}, 2) && takes<char16_t>(user_text<char16_t>{u"abc", 1}, 1));
#ifdef __cpp_char8_t
static_assert(takes<char8_t>(u8"", 0) && takes<char8_t>(u8"abc", 3) && takes<char8_t>(std::u8string_view{u8"abc"}, 3));
#endif

static_assert(units_of(no_nul).data() == no_nul && units_of(raw).data() == raw);
static_assert(units_of(no_nul, 2).data() == no_nul && units_of(no_nul, 2).size() == 2);
static_assert(noexcept(units_of(no_nul, 2)) && noexcept(units_of(no_nul)));
static_assert(noexcept(units_of(no_nul).data()) && noexcept(units_of(no_nul).size()));
static_assert(std::is_trivially_copyable_v<code_units<char>> && !std::is_default_constructible_v<code_units<char>>);
static_assert(noexcept(to_octet('a')) && noexcept(to_unsigned('a')));

// Types that are no text.
struct only_data {
  const char* data() const;
};
struct only_size {
  size_t size() const;
};
struct of_ints {
  const int* data() const;
  size_t size() const;
};
struct not_const {
  const char* data();
  size_t size();
};
static_assert(!text_like<int> && !text_like<const char*> && !text_like<char> && !text_like<int[3]>);
static_assert(!text_like<signed char[3]> && !text_like<bool[3]> && !text_like<std::array<int, 3>>);
static_assert(!text_like<only_data> && !text_like<only_size> && !text_like<of_ints> && !text_like<not_const>);
static_assert(!text_like<std::span<const int>> && !text_like<std::span<signed char>>);
static_assert(text_like<user_text<char>> && !text_like<user_text<long>> && !text_like<decltype(nullptr)>);

constexpr bool units_that_may_change() {
  char array[]{'a', 'b', '\0'};
  if (!takes<char>(array, 2)) return false;
  array[2] = 'c';
  if (!takes<char>(array, 3) || !takes<char>(std::span{array}, 3)) return false;
  char* pointer = array;
  return units_of(pointer, 1).data() == array && units_of(pointer, 1).size() == 1;
}
static_assert(units_that_may_change());

static_assert(text_like<std::string> && text_like<std::u32string> && text_like<std::wstring>);
static_assert(text_like<std::vector<std::byte>> && text_like<std::vector<unsigned char>>);
static_assert(!text_like<std::vector<int>> && !text_like<std::vector<bool>>);

inline bool containers() {
  return takes<char>(std::string{"a\0", 2}, 2) && takes<char16_t>(std::u16string{u"abc"}, 3) &&
         takes<std::byte>(std::vector<std::byte>(3), 3) && takes<unsigned char>(std::vector<unsigned char>{}, 0);
}

static_assert(unit_sum("a, b, c", 7, [](char unit) { return unit == ','; }) == 2);
static_assert(unit_sum(U"\u00E9t\u00E9", 3, [](char32_t unit) { return unit < 0x80 ? 1 : 2; }) == 5);

// More than fits in a number of the width of a unit.
template <code_unit Unit>
constexpr bool counts_all() {
  Unit units[300]{};
  for (size_t at = 0; at < 300; ++at) units[at] = static_cast<Unit>(at % 4 + 0xFC);
  for (size_t size = 0, sum = 0; size <= 300; sum += size % 4, ++size) {
    if (unit_sum(units, size, [](Unit unit) { return static_cast<int>(unit) & 3; }) != sum) return false;
  }
  return unit_sum(units, 300, [](Unit) { return 3; }) == 900;
}

// Text of unknown length. An array of bytes has one, and so has a literal.
static_assert(unsized<const char*> && unsized<char16_t*&> && unsized<char (&)[3]> && unsized<decltype(nullptr)> &&
              !unsized<const char (&)[3]> && !unsized<unsigned char (&)[3]> && !unsized<const int*> && !unsized<int>);

int main() {
  return at_run_time(every_octet_has_its_number, units_that_may_change, containers, counts_all<char>,
                     counts_all<unsigned char>, counts_all<char16_t>, counts_all<char32_t>, counts_all<wchar_t>);
}

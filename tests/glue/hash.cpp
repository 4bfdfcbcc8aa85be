// SPDX-License-Identifier: BSL-1.0
#include <u8lit/glue/hash.hpp>

#include <u8lit/text/literals.hpp>
#include <u8lit/glue/owning_text.hpp>

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <unordered_set>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

template <class Key>
std::size_t hash_of(const Key& key) {
  return std::hash<Key>{}(key);
}

// Equal texts hash equal, wherever they are, and as a string_view does.
bool equal_texts_hash_equal() {
  const std::string here = "日本語", there = here;
  return hash_of(*text_view<char>::checked(here)) == hash_of(*text_view<char>::checked(there)) &&
         hash_of("日本語"_utf8) == hash_of(std::string_view{here}) && hash_of("日本語"_utf8) == hash_of(here) &&
         hash_of("日本語"_utf8) == hash_of("日本語"_text) &&
         hash_of(u"日本語"_utf16) == hash_of(std::u16string_view{u"日本語"}) &&
         hash_of(U"日本語"_utf32) == hash_of(std::u32string_view{U"日本語"}) &&
         hash_of(u"日本語"_utf16) == hash_of(u"日本語"_text) &&
         hash_of(text_view<wchar_t>{L"日本語"}) == hash_of(std::wstring_view{L"日本語"}) &&
         hash_of(""_utf8) == hash_of(text_view<char>{}) && hash_of(""_utf8) == hash_of(std::string_view{}) &&
         hash_of("日本語"_utf8) != hash_of("日本誤"_utf8) && hash_of("a"_utf8) != hash_of("a\0"_utf8);
}

// Octets of every type are alike.
constexpr unsigned char raw[]{0xC3, 0xA9};
constexpr std::byte bytes[]{std::byte{0xC3}, std::byte{0xA9}};
bool octets_hash_alike() {
  const std::size_t expected = hash_of(std::string_view{"é"});
#ifdef __cpp_char8_t
  if (hash_of(u8"é"_utf8) != expected || hash_of(u8"é"_text) != expected) return false;
#endif
  if (hash_of(restricted_text<char, policy::no_controls>{"é"}) != expected) return false;
  return hash_of("é"_utf8) == expected && hash_of(text_view<unsigned char>{raw}) == expected &&
         hash_of(text_view<std::byte>{bytes}) == expected && text_hash{}("é") == expected &&
         text_hash{}(std::string{"é"}) == expected;
}

// Texts of one encoding form that are equal hash equal, and containers find one by another: of every type and with
// octets of every type.
constexpr text_equal equal_units;
template <class... Texts>
bool are_alike(const Texts&... texts) {
  const auto is_like_all = [&](const auto& one) {
    return (... &&
            (one == texts && !(one != texts) && text_hash{}(one) == text_hash{}(texts) && equal_units(one, texts)));
  };
  const auto has_same_std_hash = [](const auto& one) { return hash_of(one) == text_hash{}(one); };
  return (... && is_like_all(texts)) && (... && has_same_std_hash(texts));
}
template <class Text, class... Others>
bool is_unlike(const Text& text, const Others&... others) {
  return (... && (text != others && !(others == text) && text_hash{}(text) != text_hash{}(others) &&
                  !equal_units(text, others)));
}
bool equality_and_hashing_agree() {
  const std::string string = "é€", other = "é€x", decomposed = "é€";
  const text<char> owning{"é€"_utf8}, other_owning{"é€x"_utf8};
  const restricted_text<char, policy::no_controls> restricted{"é€"};
  static constexpr unsigned char octets[]{0xC3, 0xA9, 0xE2, 0x82, 0xAC};
  static constexpr std::byte same[]{std::byte{0xC3}, std::byte{0xA9}, std::byte{0xE2}, std::byte{0x82},
                                    std::byte{0xAC}};
  const auto view = *utf8_view::checked(string);
  const std::u16string utf16 = u"é€";
  const std::u32string utf32 = U"é€";
  const std::wstring wide = L"é€";
  if (!are_alike(view, "é€"_text, restricted, owning, string, std::string_view{string}) ||
      !are_alike(view, owning, "é€"_text, restricted, text_view<unsigned char>{octets}, text_view<std::byte>{same}) ||
      !are_alike(u"é€"_utf16, u"é€"_text, text<char16_t>{u"é€"_utf16}, utf16, std::u16string_view{utf16}) ||
      !are_alike(U"é€"_utf32, U"é€"_text, text<char32_t>{U"é€"_utf32}, utf32, std::u32string_view{utf32}) ||
      !are_alike(text_view<wchar_t>{L"é€"}, L"é€"_text, text<wchar_t>{text_view<wchar_t>{L"é€"}}, wide))
    return false;
#ifdef __cpp_char8_t
  const std::u8string u8string = u8"é€";
  const text<char8_t> u8owning{u8"é€"_utf8};
  if (!are_alike(u8"é€"_utf8, u8"é€"_text, u8owning, view, owning, "é€"_text, text_view<unsigned char>{octets}) ||
      !are_alike(u8"é€"_utf8, u8"é€"_text, u8owning, u8string, std::u8string_view{u8string}))
    return false;
#endif
  return is_unlike(view, other, other_owning, decomposed, "é€x"_text, "é"_utf8) &&
         is_unlike(other, view, owning, "é€"_text);
}

// The container's own hash and comparison agree, too, where the key is owning text.
bool owning_text_is_a_key() {
  const std::unordered_map<text<char>, int> own{{text<char>{"é"_utf8}, 1}};
  const std::unordered_map<text<char>, int, text_hash, text_equal> transparent{{text<char>{"é"_utf8}, 1}};
  static constexpr unsigned char octets[]{0xC3, 0xA9};
  return own.count(text<char>{"é"_utf8}) == 1 && transparent.count("é") == 1 && transparent.count("é"_utf8) == 1 &&
         transparent.count("é"_text) == 1 && transparent.count(std::string{"é"}) == 1 &&
         transparent.count(text_view<unsigned char>{octets}) == 1 && transparent.count("e") == 0;
}

bool scalar_values_hash_as_numbers() {
  return hash_of(U'€'_scalar) == hash_of(U'€') && hash_of(U'€'_scalar) == hash_of(*scalar_value::from(0x20AC));
}

// Text as a key, found by text, by a literal and by a text_constant.
bool text_is_a_key() {
  const std::unordered_map<text_view<char>, int> numbers{{"一"_utf8, 1}, {"二"_utf8, 2}, {"三"_utf8, 3}};
  const std::unordered_set<scalar_value> values{U'a'_scalar, U'€'_scalar};
  return numbers.at("二"_utf8) == 2 && numbers.at("三") == 3 && numbers.at("一"_text) == 1 &&
         numbers.find("四") == numbers.end() && values.count(U'€'_scalar) == 1 && values.count(U'b'_scalar) == 0;
}

// Strings as keys, found by text without a copy, whatever the type of its octets.
bool strings_are_found_by_text() {
  const std::unordered_map<std::string, int, text_hash, text_equal> numbers{{"一", 1}, {"二", 2}};
  const auto found = [&](const auto& key, int expected) {
    const auto at = numbers.find(key);
    return at != numbers.end() && at->second == expected;
  };
  const std::unordered_set<text_view<char>, text_hash, text_equal> texts{"一"_utf8};
#ifdef __cpp_char8_t
  if (!found(u8"二"_utf8, 2)) return false;
#endif
  return found("二"_utf8, 2) && found("一"_text, 1) && found("二", 2) && found(std::string_view{"一"}, 1) &&
         numbers.find("三"_utf8) == numbers.end() && texts.count(std::string{"一"}) == 1 && texts.count("二") == 0;
}

constexpr bool equality_is_that_of_the_units() {
  constexpr text_equal equal;
  return equal("日本"_utf8, "日本") && equal(std::string_view{"日本"}, "日本"_text) && !equal("日本"_utf8, "日木") &&
         !equal("日"_utf8, "日本") && equal("", ""_utf8) && equal(u"日本"_utf16, u"日本") && !equal(u"日本"_utf16, u"日") &&
         equal("\xC3\xA9", raw) && equal(bytes, raw) && !equal("\x7F", "\xFF");
}
static_assert(equality_is_that_of_the_units());

// Objects with different hashes are not compared.
template <class Left, class Right>
concept compared = requires(const Left& left, const Right& right) { text_equal{}(left, right); };
static_assert(compared<text_view<char>, std::string> && compared<text_view<std::byte>, std::string>);
static_assert(compared<text_view<char16_t>, std::u16string> && !compared<text_view<char16_t>, std::string>);
static_assert(!compared<text_view<char32_t>, text_view<char16_t>> &&
              !compared<text_view<wchar_t>, text_view<char32_t>>);
static_assert(!compared<text_view<char>, int> && !std::is_invocable_v<text_hash, int> &&
              !std::is_invocable_v<text_hash, const char*>);
static_assert(std::is_nothrow_invocable_v<std::hash<text_view<char>>, text_view<char>> &&
              std::is_nothrow_invocable_v<text_hash, std::string>);
static_assert(std::is_empty_v<text_hash> && std::is_empty_v<text_equal> &&
              std::is_default_constructible_v<std::hash<text_view<char>>>);

int main() {
  return at_run_time(equal_texts_hash_equal, octets_hash_alike, equality_and_hashing_agree, owning_text_is_a_key,
                     scalar_values_hash_as_numbers, text_is_a_key, strings_are_found_by_text,
                     equality_is_that_of_the_units);
}

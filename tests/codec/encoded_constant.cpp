// SPDX-License-Identifier: BSL-1.0
#include <u8lit/codec/encoded_constant.hpp>

#include <string_view>
#include <type_traits>

#include <u8lit/text/text_constant.hpp>
#include <u8lit/legacy.hpp>
#include <u8lit/text/notation.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::literals;
using legacy::cesu8, legacy::modified_utf8, legacy::rfc2279, legacy::wtf8;

// U+1F600 in CESU-8.
using smile = encoded_constant<cesu8, "\xED\xA0\xBD\xED\xB8\x80">;
static_assert(smile::size() == 6 && !smile::empty() && encoded_constant<cesu8, "">::empty());
static_assert(smile::data()[0] == '\xED' && smile::c_str()[6] == '\0' && smile::c_str() == smile::data());
static_assert(smile::value == unvalidated_literal{"\xED\xA0\xBD\xED\xB8\x80"} && smile{} == "ED A0 BD ED B8 80"_octets);
static_assert(std::is_empty_v<smile> && std::is_same_v<smile::codec_type, cesu8>);
static_assert(std::is_same_v<smile::unit_type, char>);

// Literals of each encoding that are ill-formed UTF-8.
template <class Left, class Right>
constexpr bool is(Left, Right) {
  return std::is_same_v<Left, Right>;
}
static_assert(is("\xED\xA0\xBD\xED\xB8\x80"_cesu8, smile{}));
static_assert(is("\xC0\x80"_modified_utf8, encoded_constant<modified_utf8, "\xC0\x80">{}));
static_assert(is("\xED\xA0\xBD"_wtf8, encoded_constant<wtf8, "\xED\xA0\xBD">{}));
static_assert(is("\xFD\xBF\xBF\xBF\xBF\xBF"_rfc2279, encoded_constant<rfc2279, "\xFD\xBF\xBF\xBF\xBF\xBF">{}));
static_assert("日本語\0"_cesu8.size() == 10 && ""_modified_utf8.empty() && "😀"_wtf8.size() == 4);
static_assert("😀"_rfc2279 == "F0 9F 98 80"_octets);

// There is one type for each value and encoding. Constants compare by their octets.
static_assert("日"_cesu8 == "\u65E5"_cesu8 && is("日"_cesu8, "\u65E5"_cesu8) && "日"_cesu8 != "本"_cesu8);
static_assert("a"_cesu8 != "a\0"_cesu8);
static_assert(!is("a"_cesu8, "a"_wtf8) && "a"_cesu8.data() == encoded_constant<cesu8, "a">::data());
template <class Left, class Right>
concept comparable = requires(Left left, Right right) { left == right; };
static_assert(comparable<smile, smile> && !comparable<smile, encoded_constant<wtf8, "a">>);
static_assert(!comparable<smile, text_view<char>> && !comparable<smile, text_constant<"a">>);

// A constant is not text, but functions on unvalidated octets accept it.
static_assert(!any_text<smile> && !std::is_convertible_v<smile, text_view<char>>);
static_assert(!std::is_constructible_v<text_view<char>, smile>);
static_assert(!std::is_convertible_v<smile, fixed_text<char, 6>> && !std::is_convertible_v<smile, std::string_view>);
static_assert(!is_well_formed(smile{}) && cesu8::decode_front(smile{}).value == U'😀' && cesu8::has(U'😀'));
template <auto Octets>
concept makes_a_literal = requires { typename text_constant<Octets>; };
static_assert(!makes_a_literal<encoded_constant<cesu8, "a">{}> && makes_a_literal<text_constant<"a">{}>);

// Literal operators refuse what is ill-formed, which constraints can test.
template <class Codec, unvalidated_literal Octets>
concept has_refusal = requires { typename Codec::template refused<Octets>; };
template <unvalidated_literal Octets>
concept makes_cesu8 = requires { operator""_cesu8<Octets>(); };
static_assert(has_refusal<cesu8, "😀"> && !has_refusal<wtf8, "😀"> && has_refusal<cesu8, u"a">);
static_assert(!makes_cesu8<"😀"> && makes_cesu8<"日">);

#ifdef __cpp_char8_t
static_assert(is(u8"\xED\xA0\xBD"_wtf8, encoded_constant<wtf8, u8"\xED\xA0\xBD">{}));
static_assert(std::is_same_v<decltype(u8""_cesu8)::unit_type, char8_t>);
static_assert(u8"\xC0\x80"_modified_utf8 == "\xC0\x80"_modified_utf8 && !is(u8"a"_rfc2279, "a"_rfc2279));
static_assert(*u8"日"_cesu8.c_str() == 0xE6);
#endif

// An ill-formed literal is no valid argument, neither of the type nor of the literal operator.
template <class Codec, unvalidated_literal Octets>
concept has_constant = requires { typename encoded_constant<Codec, Octets>; };
static_assert(has_constant<cesu8, "\xED\xA0\xBD\xED\xB8\x80"> && !has_constant<cesu8, "😀">);
static_assert(!has_constant<cesu8, u"a">);
static_assert(has_constant<modified_utf8, "\xC0\x80"> && !has_constant<modified_utf8, "\0">);
static_assert(!has_constant<cesu8, "\xC0\x80">);
static_assert(has_constant<wtf8, "\xED\xA0\xBD"> && !has_constant<wtf8, "\xED\xA0\xBD\xED\xB8\x80">);
static_assert(!has_constant<rfc2279, "\xFE">);
template <unvalidated_literal Octets>
concept has_literal = requires { sizeof(operator""_cesu8<Octets>()); };
static_assert(has_literal<"\xED\xA0\xBD\xED\xB8\x80"> && !has_literal<"😀"> && !has_literal<u"a">);

// An encoding of the user's: GSM 03.38's euro sign, and letters.
inline constexpr grammar letters_and_euro_grammar{
    syntax<2, 2>{{{octet_range{'A', 'Z'}}, {octet_range{0x1B, 0x1B}, octet_range{0x65, 0x65}}}},
    {{'A', 'Z'}, {0x20AC, 0x20AC}}};
struct letters_and_euro : codec<letters_and_euro, letters_and_euro_grammar> {};

template <unvalidated_literal Octets>
constexpr encoded_constant<letters_and_euro, Octets> operator""_letters() noexcept {
  return {};
}
static_assert("EUR\x1B\x65"_letters.size() == 5 && "AB"_letters == "AB"_letters);
static_assert(letters_and_euro::decode_front("\x1B\x65"_letters).value == U'€');
template <unvalidated_literal Octets>
concept is_letters = requires { sizeof(operator""_letters<Octets>()); };
static_assert(is_letters<"EUR"> && !is_letters<"eur"> && !is_letters<"\x1B">);

// The second operator does not change what the first one does.
template <unvalidated_literal Octets>
  requires(!well_formed<codec_diagnostic<letters_and_euro, Octets>>)
codec_diagnostic<letters_and_euro, Octets> operator""_letters() noexcept;
static_assert(is("EUR\x1B\x65"_letters, encoded_constant<letters_and_euro, "EUR\x1B\x65">{}) && ""_letters.empty());

// Literals work in functions and templates as at namespace scope.
template <class Codec>
constexpr size_t size_in_a_template = ("\xC0\x80"_modified_utf8.size() + sizeof(Codec));
constexpr bool works_anywhere() {
  const auto text = "a\xED\xA0\xBD\xED\xB8\x80"_cesu8;
  return text.size() == 7 && text.c_str()[0] == 'a' && text.data()[7] == '\0' &&
         size_in_a_template<cesu8> == 2 + sizeof(cesu8);
}
static_assert(works_anywhere());

int main() { return at_run_time(works_anywhere); }

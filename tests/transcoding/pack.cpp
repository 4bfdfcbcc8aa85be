// SPDX-License-Identifier: BSL-1.0
#include <u8lit/transcoding/pack.hpp>
#include <u8lit/text/text_literal.hpp>

#include <tuple>
#include <type_traits>
#include <utility>

#include "../support/at_run_time.hpp"

using namespace u8lit::literals;
using u8lit::from_pack;
using u8lit::text_constant;
using u8lit::to_pack;

// The shapes in which libraries hold characters, some through aliases.
template <class Type, Type...>
struct sequence {};
template <char...>
struct chars {};
template <char16_t...>
struct chars_16 {};
template <char32_t...>
struct chars_32 {};
template <unsigned char...>
struct octets {};
template <int...>
struct ints {};
template <auto...>
struct values {};
template <class...>
struct list {};
template <class Type, Type... Values>
using alias_of_sequence = sequence<Type, Values...>;
template <class Type, Type... Values>
using list_of = list<std::integral_constant<Type, Values>...>;
template <char... Values>
using alias_of_chars = chars<Values...>;
template <auto... Values>
using list_of_values = list<std::integral_constant<decltype(Values), Values>...>;
template <char...>
struct incomplete;

// From a literal to a pack and back.
static_assert(
    std::is_same_v<decltype(to_pack<std::integer_sequence>("é"_text)), std::integer_sequence<char, '\xC3', '\xA9'>>);
static_assert(from_pack<std::integer_sequence<char, '\xC3', '\xA9'>>() == "é"_text);

// With unit char32_t, a pack of scalar values; with other units, of their form.
static_assert(std::is_same_v<decltype(to_pack<std::integer_sequence, char32_t>("a€𣎴"_text)),
                             std::integer_sequence<char32_t, U'a', U'\u20AC', U'\x233B4'>>);
static_assert(std::is_same_v<decltype(to_pack<sequence, char16_t>("𣎴"_text)), sequence<char16_t, 0xD84C, 0xDFB4>>);
static_assert(std::is_same_v<decltype(to_pack<sequence, unsigned char>("𣎴"_text)),
                             sequence<unsigned char, 0xF0, 0xA3, 0x8E, 0xB4>>);
static_assert(std::is_same_v<decltype(to_pack<sequence, char>(u"é"_text)), sequence<char, '\xC3', '\xA9'>>);
static_assert(std::is_same_v<decltype(from_pack<sequence<char32_t, U'\x233B4'>>()), text_constant<U"𣎴">>);
static_assert(std::is_same_v<decltype(from_pack<sequence<char32_t, U'\x233B4'>, char>()), text_constant<"𣎴">>);

// The parameter type of a template determines the form.
static_assert(std::is_same_v<decltype(to_pack<chars>("é"_text)), chars<'\xC3', '\xA9'>>);
static_assert(std::is_same_v<decltype(to_pack<chars>(U"é"_text)), chars<'\xC3', '\xA9'>>);
static_assert(std::is_same_v<decltype(to_pack<chars_16>("𣎴"_text)), chars_16<0xD84C, 0xDFB4>>);
static_assert(std::is_same_v<decltype(to_pack<chars_32>("𣎴"_text)), chars_32<U'\x233B4'>>);
static_assert(std::is_same_v<decltype(to_pack<octets>("é"_text)), octets<0xC3, 0xA9>>);
static_assert(std::is_same_v<decltype(to_pack<alias_of_chars>("é"_text)), chars<'\xC3', '\xA9'>>);
#ifdef __cpp_char8_t
template <char8_t...>
struct chars_8 {};
static_assert(std::is_same_v<decltype(to_pack<chars_8>("é"_text)), chars_8<0xC3, 0xA9>>);
static_assert(std::is_same_v<decltype(from_pack<chars_8<0xC3, 0xA9>>()), text_constant<u8"é">>);
#endif

// With `auto` parameters, the form is that of the literal, or as requested.
static_assert(std::is_same_v<decltype(to_pack<values>(u"é"_text)), values<u'é'>>);
static_assert(std::is_same_v<decltype(to_pack<values, char32_t>("é"_text)), values<U'é'>>);

// The type of the pack may be incomplete.
static_assert(std::is_same_v<decltype(to_pack<incomplete>("ab"_text)), incomplete<'a', 'b'>> &&
              from_pack<incomplete<'a'>>() == "a"_text);

// Every literal is restored from every kind of pack.
template <class Text>
constexpr bool through_sequences() {
  using unit = typename Text::unit_type;
  return std::is_same_v<decltype(from_pack<decltype(to_pack<std::integer_sequence>(Text{}))>()), Text> &&
         std::is_same_v<decltype(from_pack<decltype(to_pack<alias_of_sequence>(Text{}))>()), Text> &&
         std::is_same_v<decltype(from_pack<decltype(to_pack<sequence, char32_t>(Text{})), unit>()), Text> &&
         std::is_same_v<decltype(from_pack<decltype(to_pack<sequence, char16_t>(Text{})), unit>()), Text> &&
         std::is_same_v<decltype(from_pack<decltype(to_pack<sequence, unsigned char>(Text{})), unit>()), Text> &&
         std::is_same_v<decltype(from_pack<decltype(to_pack<list_of>(Text{})), unit>()), Text> &&
         std::is_same_v<decltype(from_pack<decltype(to_pack<list_of, char32_t>(Text{})), unit>()), Text>;
}
template <class Text>
constexpr bool through_values() {
  using unit = typename Text::unit_type;
  return std::is_same_v<decltype(from_pack<decltype(to_pack<chars>(Text{})), unit>()), Text> &&
         std::is_same_v<decltype(from_pack<decltype(to_pack<chars_16>(Text{})), unit>()), Text> &&
         std::is_same_v<decltype(from_pack<decltype(to_pack<chars_32>(Text{})), unit>()), Text> &&
         std::is_same_v<decltype(from_pack<decltype(to_pack<octets>(Text{})), unit>()), Text> &&
         std::is_same_v<decltype(from_pack<decltype(to_pack<values>(Text{})), unit>()), Text> &&
         std::is_same_v<decltype(from_pack<decltype(to_pack<values, char32_t>(Text{})), unit>()), Text> &&
         std::is_same_v<decltype(from_pack<decltype(to_pack<list_of_values>(Text{})), unit>()), Text>;
}
template <class... Texts>
constexpr bool there_and_back(Texts...) {
  return (through_sequences<Texts>() && ...) && (through_values<Texts>() && ...);
}

// The first and last sequence of each length, RFC 3629 section 3; a NUL; nothing.
static_assert(there_and_back(""_text, "a"_text, "\0"_text, "a\0b\0"_text, "日本語 🚀"_text));
static_assert(there_and_back("\x7F\u0080\u07FF\u0800\uFFFF"_text,
                             "\xED\x9F\xBF\xEE\x80\x80\xF0\x90\x80\x80\xF4\x8F\xBF\xBF"_text));
static_assert(there_and_back(u""_text, u"a\0"_text, u"日本語 🚀"_text, u"\xD7FF\xE000\xD800\xDC00\xDBFF\xDFFF\xFFFF"_text));
static_assert(there_and_back(U""_text, U"a\0"_text, U"日本語 🚀"_text, U"\xD7FF\xE000\xFFFF\x10000\x10FFFF"_text,
                             L"日本語 🚀"_text));
#ifdef __cpp_char8_t
static_assert(there_and_back(u8""_text, u8"a\0"_text, u8"日本語 🚀"_text));
#endif

// Ill-formed packs, and units that a template does not take, are substitution failures.
template <class Pack>
concept is_text = requires { from_pack<Pack>(); };
static_assert(is_text<chars<'a'>> && !is_text<chars<'\xC0'>> && !is_text<sequence<char, '\xE6', '\x97'>> &&
              !is_text<octets<0x80>>);
static_assert(!is_text<int>);
static_assert(is_text<chars_16<0xD800, 0xDC00>> && !is_text<chars_16<0xD800>> && !is_text<list_of<char16_t, 0xDC00>>);
static_assert(is_text<chars_32<U'\x10FFFF'>> && !is_text<chars_32<U'\x110000'>> && !is_text<values<U'\xD800'>> &&
              !is_text<ints<>>);

template <u8lit::unvalidated_literal Text, class Unit>
concept into_chars = requires { to_pack<chars, Unit>(text_constant<Text>{}); };
template <u8lit::unvalidated_literal Text>
concept into_sequence = requires { to_pack<sequence>(text_constant<Text>{}); };
template <u8lit::unvalidated_literal Text>
concept into_ints = requires { to_pack<ints>(text_constant<Text>{}); };
static_assert(into_chars<"a", char> && !into_chars<"a", char32_t> && !into_chars<"\xC0", char> && !into_ints<"a">);
template <class Text, class Unit>
concept value_into_chars = requires(Text text) { to_pack<chars, Unit>(text); };
template <class Text>
concept value_into_ints = requires(Text text) { to_pack<ints>(text); };
static_assert(value_into_chars<decltype("a"_text), char> && !value_into_chars<decltype("a"_text), char32_t>);
static_assert(!value_into_chars<decltype("a"_text), int> && !value_into_ints<decltype("a"_text)>);
static_assert(into_sequence<"a"> && !into_sequence<"\xC0"> && !into_sequence<u"\xD800">);

// The scalar values of a long text.
#define U8LIT_TEST_TIMES_10(text) text text text text text text text text text text
using long_text = text_constant<U8LIT_TEST_TIMES_10(U8LIT_TEST_TIMES_10("déjà 日本🚀 "))>;
#undef U8LIT_TEST_TIMES_10
using long_pack = decltype(to_pack<chars_32>(long_text{}));
static_assert(long_text::scalars().count() == 900 && std::is_same_v<decltype(from_pack<long_pack, char>()), long_text>);

template <char32_t... Values>
constexpr bool are_the_scalar_values(chars_32<Values...>) {
  constexpr char32_t values[] = {Values...};
  std::size_t at = 0;
  for (const u8lit::scalar_value value : long_text::scalars()) {
    if (values[at++] != value) return false;
  }
  return at == sizeof...(Values);
}
constexpr bool long_text_is_its_pack() { return are_the_scalar_values(long_pack{}); }
static_assert(long_text_is_its_pack());

int main() { return at_run_time(long_text_is_its_pack); }

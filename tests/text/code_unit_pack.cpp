// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/code_unit_pack.hpp>

#include <tuple>
#include <type_traits>
#include <utility>

#include "../support/at_run_time.hpp"

using u8lit::detail::code_unit_pack;
using u8lit::detail::packs::pack_traits;

// Class templates in which libraries hold characters. They need not be complete.
template <class Type, Type...>
struct sequence;
template <char...>
struct chars;
template <char32_t...>
struct chars_32;
template <int...>
struct ints;
template <auto...>
struct values;
template <class...>
struct list;
template <class Type, Type>
struct constant;

template <class Pack>
constexpr auto literal_of = pack_traits<Pack>::literal;
template <class Pack, class Unit>
constexpr bool has_units = std::is_same_v<typename pack_traits<Pack>::unit_type, Unit>;

// Each of them holds the same characters.
static_assert(literal_of<std::integer_sequence<char, 'a', '\0', '\xC3'>> == u8lit::unvalidated_literal{"a\0\xC3"});
static_assert(literal_of<sequence<char, 'a', '\0', '\xC3'>> == u8lit::unvalidated_literal{"a\0\xC3"});
static_assert(literal_of<chars<'a', '\0', '\xC3'>> == u8lit::unvalidated_literal{"a\0\xC3"});
static_assert(literal_of<const chars<'a', '\0', '\xC3'>> == u8lit::unvalidated_literal{"a\0\xC3"});
static_assert(literal_of<values<'a', '\0', '\xC3'>> == u8lit::unvalidated_literal{"a\0\xC3"});
static_assert(literal_of<list<constant<char, 'a'>, constant<char, '\0'>, constant<char, '\xC3'>>> ==
              u8lit::unvalidated_literal{"a\0\xC3"});
static_assert(literal_of<std::tuple<std::integral_constant<char16_t, u'a'>, std::integral_constant<char16_t, u'é'>>> ==
              u8lit::unvalidated_literal{u"aé"});
static_assert(literal_of<chars_32<U'a', U'é'>> == u8lit::unvalidated_literal{U"aé"} &&
              literal_of<values<U'é'>> == u8lit::unvalidated_literal{U"é"});
static_assert(literal_of<sequence<unsigned char, 0xC3, 0>>.size() == 2 &&
              literal_of<sequence<unsigned char, 0xC3, 0>>.units[0] == 0xC3);
static_assert(has_units<chars<'a'>, char> && has_units<values<u'a', u'b'>, char16_t> &&
              has_units<sequence<wchar_t>, wchar_t>);
#ifdef __cpp_char8_t
static_assert(literal_of<values<u8'a', u8'b'>> == u8lit::unvalidated_literal{u8"ab"} &&
              has_units<sequence<char8_t>, char8_t>);
#endif

// The code unit type of an empty pack is the parameter type of the template, or else `char`.
static_assert(has_units<chars<>, char> && has_units<chars_32<>, char32_t> && has_units<values<>, char> &&
              has_units<list<>, char>);
static_assert(literal_of<chars_32<>>.empty() && literal_of<list<>>.empty() && literal_of<sequence<char16_t>>.empty());

// Other numbers are not code units, and a pack of two code unit types is not text.
static_assert(code_unit_pack<chars<>> && code_unit_pack<chars<'\xFF'>> && code_unit_pack<chars_32<U'\xD800'>>);
static_assert(!code_unit_pack<ints<>> && !code_unit_pack<ints<1>> && !code_unit_pack<std::index_sequence<1>> &&
              !code_unit_pack<int>);
static_assert(!code_unit_pack<values<'a', u'a'>> && !code_unit_pack<values<1, 'a'>> && !code_unit_pack<list<int>>);
static_assert(!code_unit_pack<list<constant<char, 'a'>, constant<char16_t, u'a'>>> &&
              !code_unit_pack<list<constant<int, 1>>>);

constexpr bool holds_a_NUL_behind() {
  constexpr auto literal = literal_of<chars<'a', 'b'>>;
  return literal.size() == 2 && literal.c_str()[2] == '\0';
}
static_assert(holds_a_NUL_behind());

int main() { return at_run_time(holds_a_NUL_behind); }

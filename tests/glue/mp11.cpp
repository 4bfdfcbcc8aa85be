// SPDX-License-Identifier: BSL-1.0
#if __has_include(<boost/mp11.hpp>)

#include <u8lit/glue/mp11.hpp>

#include <boost/mp11.hpp>

#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>

#include <u8lit/mp11.hpp>

#include "../support/at_run_time.hpp"

using namespace boost::mp11;
using u8lit::mp_scalars;
using u8lit::mp_text;
using u8lit::mp_text_less;
using u8lit::mp_units;
template <u8lit::fixed_text Text>
using text = u8lit::text_constant<Text>;

template <class Left, class Right>
constexpr bool same = std::is_same_v<Left, Right>;

// A text as a list, and a list as a text.
static_assert(same<mp_scalars<text<"a€">>, mp_list_c<char32_t, U'a', U'€'>> && same<mp_scalars<text<"">>, mp_list<>>);
static_assert(same<mp_units<text<"é">>, mp_list_c<char, '\xC3', '\xA9'>> &&
              same<mp_units<text<u"é">>, mp_list_c<char16_t, u'é'>>);
static_assert(same<mp_text<mp_list_c<char32_t, U'a', U'€'>>, text<U"a€">> &&
              same<mp_text<mp_list_c<char32_t, U'€'>, char>, text<"€">>);
static_assert(same<mp_text<mp_units<text<"a\0日本語 🚀">>>, text<"a\0日本語 🚀">>);
static_assert(same<mp_text<mp_scalars<text<u"a\0日本語 🚀">>, char16_t>, text<u"a\0日本語 🚀">>);
static_assert(same<mp_text<mp_list<>>, text<"">> && same<mp_text<mp_list<>, char16_t>, text<u"">>);
static_assert(same<mp_text<std::tuple<std::integral_constant<char, 'a'>>>, text<"a">>);
static_assert(same<mp_text<mp_rename<mp_scalars<text<"日本語">>, std::tuple>, char>, text<"日本語">>);
static_assert(same<mp_text<mp_from_sequence<std::integer_sequence<char16_t, u'é'>>>, text<u"é">>);

// What is no text is no type.
static_assert(mp_valid<mp_text, mp_list_c<char, 'a'>>::value && !mp_valid<mp_text, mp_list_c<char, '\xC0'>>::value);
static_assert(!mp_valid<mp_text, mp_list_c<char32_t, U'\xD800'>>::value &&
              !mp_valid<mp_text, mp_list_c<int, 1>>::value);
static_assert(!mp_valid<mp_text, int>::value && !mp_valid<mp_scalars, int>::value &&
              !mp_valid<mp_text_less, int, text<"a">>::value);

// The algorithms that make text of text: reversed octets would be none, reversed scalar values are.
template <class Text>
using reversed = mp_text<mp_reverse<mp_scalars<Text>>, char>;
static_assert(same<reversed<text<"日本語 🚀">>, text<"🚀 語本日">> && same<reversed<reversed<text<"aé">>>, text<"aé">>);
static_assert(!mp_valid<mp_text, mp_reverse<mp_units<text<"é">>>>::value);

template <class Value>
using not_a_space = mp_bool<Value::value != U' '>;
static_assert(same<mp_text<mp_copy_if<mp_scalars<text<" a 日本 ">>, not_a_space>, char>, text<"a日本">>);
static_assert(same<mp_text<mp_unique<mp_scalars<text<"αβαγβ">>>, char>, text<"αβγ">>);
static_assert(same<mp_text<mp_append<mp_scalars<text<"a">>, mp_scalars<text<u"é">>>, char>, text<"aé">>);
static_assert(same<mp_text<mp_take_c<mp_scalars<text<"日本語">>, 2>, char>, text<"日本">>);

template <class Value>
using next = std::integral_constant<char32_t, Value::value + 1>;
static_assert(same<mp_text<mp_transform<next, mp_scalars<text<"HAL αβ">>>, char>, text<"IBM!βγ">>);

// Those that ask of it.
static_assert(mp_size<mp_scalars<text<"日本語">>>::value == 3 && mp_size<mp_units<text<"日本語">>>::value == 9);
static_assert(mp_find<mp_scalars<text<"日本語">>, std::integral_constant<char32_t, U'語'>>::value == 2);
static_assert(mp_count<mp_scalars<text<"αβαγα">>, std::integral_constant<char32_t, U'α'>>::value == 3);
template <class Sum, class Digit>
using decimal = mp_int<Sum::value * 10 + static_cast<int>(Digit::value - U'0')>;
static_assert(mp_fold<mp_scalars<text<"1969">>, mp_int<0>, decimal>::value == 1969);

// A text in words, as a list of texts.
template <class Words, class Value>
using with_character = mp_if_c<Value::value == U' ', mp_push_front<Words, mp_list<>>,
                               mp_push_front<mp_rest<Words>, mp_push_back<mp_front<Words>, Value>>>;
template <class Word>
using word = mp_text<Word, char>;
template <class Text>
using words = mp_transform<word, mp_reverse<mp_fold<mp_scalars<Text>, mp_list<mp_list<>>, with_character>>>;
static_assert(same<words<text<"die Größe 日本 ">>, mp_list<text<"die">, text<"Größe">, text<"日本">, text<"">>>);

// Texts as elements of lists.
using colours = mp_list<text<"grün">, text<"red">, text<"青">>;
static_assert(mp_contains<colours, text<"grün">>::value && !mp_contains<colours, text<u"grün">>::value &&
              mp_find<colours, text<"青">>::value == 2);
static_assert(same<mp_transform<reversed, colours>, mp_list<text<"nürg">, text<"der">, text<"青">>>);
static_assert(mp_is_set<colours>::value && same<mp_set_push_back<colours, text<"red">>, colours>);

// Sorted in code point order, which in UTF-16 is not that of the code units (FF5E stands before D83D DE80).
static_assert(same<mp_sort<mp_list<text<"青">, text<"b">, text<"a\0">, text<"é">, text<"a">>, mp_text_less>,
                   mp_list<text<"a">, text<"a\0">, text<"b">, text<"é">, text<"青">>>);
static_assert(same<mp_sort<mp_list<text<u"🚀">, text<u"～">>, mp_text_less>, mp_list<text<u"～">, text<u"🚀">>>);
static_assert(mp_text_less<text<"a">, text<u"b">>::value && !mp_text_less<text<"a">, text<u"a">>::value);

// Texts as keys of maps.
using numbers =
    mp_list<mp_list<text<"eins">, mp_int<1>>, mp_list<text<"二">, mp_int<2>>, mp_list<text<"три">, mp_int<3>>>;
static_assert(mp_is_map<numbers>::value && mp_second<mp_map_find<numbers, text<"二">>>::value == 2);
static_assert(same<mp_map_find<numbers, text<"fünf">>, void> && mp_map_contains<numbers, text<"три">>::value);
static_assert(same<mp_front<mp_map_keys<numbers>>, text<"eins">>);
using other_numbers = mp_map_replace<numbers, mp_list<text<"二">, mp_int<22>>>;
static_assert(mp_second<mp_map_find<other_numbers, text<"二">>>::value == 22);

// At run time, each in turn.
bool every_colour_is_there() {
  std::string all;
  mp_for_each<colours>([&all](auto colour) { (all += std::string_view{colour}) += ' '; });
  return all == "grün red 青 ";
}

int main() { return at_run_time(every_colour_is_there); }

#else

#include "../support/skipped.hpp"

int main() { return skipped("no Boost"); }

#endif

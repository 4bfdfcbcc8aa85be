// SPDX-License-Identifier: BSL-1.0
#if __has_include(<boost/hana/tuple.hpp>)

#include <u8lit/glue/hana_elements.hpp>

#include <boost/hana/all_of.hpp>
#include <boost/hana/any_of.hpp>
#include <boost/hana/at.hpp>
#include <boost/hana/back.hpp>
#include <boost/hana/contains.hpp>
#include <boost/hana/count_if.hpp>
#include <boost/hana/equal.hpp>
#include <boost/hana/find.hpp>
#include <boost/hana/find_if.hpp>
#include <boost/hana/functional/always.hpp>
#include <boost/hana/fold_left.hpp>
#include <boost/hana/front.hpp>
#include <boost/hana/drop_front.hpp>
#include <boost/hana/for_each.hpp>
#include <boost/hana/index_if.hpp>
#include <boost/hana/is_empty.hpp>
#include <boost/hana/length.hpp>
#include <boost/hana/none_of.hpp>
#include <boost/hana/not.hpp>
#include <boost/hana/tuple.hpp>
#include <boost/hana/unpack.hpp>
#include <boost/hana/functional/always.hpp>
#include <boost/hana/concept/functor.hpp>
#include <boost/hana/concept/sequence.hpp>
#include <boost/hana/concept/monad.hpp>

#include <type_traits>

#include "../support/at_run_time.hpp"
#include "../support/is.hpp"

using namespace u8lit;
using namespace u8lit::detail;
using namespace u8lit::literals;
namespace hana = boost::hana;

// A text's element.
template <char32_t Value>
constexpr hana::integral_constant<char32_t, Value> character{};

// Usage: the elements are the scalar values, as constants.
constexpr auto language = "日本語"_text;
static_assert(is(hana::length(language), hana::size_c<3>) && is(hana::front(language), character<U'日'>) &&
              is(hana::back(language), character<U'語'>));
static_assert(is(hana::at(language, hana::int_c<1>), character<U'本'>) &&
              is(hana::at_c<2>(u"a😀b"_text), character<U'b'>));
static_assert(is(hana::drop_front(language), "本語"_text) &&
              is(hana::drop_front(u"a😀b"_text, hana::int_c<2>), u"b"_text));
static_assert(hana::unpack(language, [](auto... values) { return (values.value + ...); }) == U'日' + U'本' + U'語');
static_assert(hana::fold_left(U"12"_text, 0,
                              [](int sum, char32_t digit) { return sum * 10 + static_cast<int>(digit - U'0'); }) == 12);
static_assert(hana::contains(language, character<U'本'>).value && !hana::contains(language, character<U'木'>).value);
static_assert(is(*hana::find(language, character<U'本'>), character<U'本'>) &&
              is(hana::find(language, character<U'木'>), hana::nothing));
constexpr auto beyond_ascii = [](auto value) { return hana::bool_c<(value.value > 0x7F)>; };
static_assert(is(hana::find_if("Größe"_text, beyond_ascii), hana::just(character<U'ö'>)) &&
              is(hana::any_of("Grosse"_text, beyond_ascii), hana::false_c));
static_assert(is(hana::index_if("Größe"_text, beyond_ascii), hana::just(hana::size_c<2>)) &&
              is(hana::count_if("Größe"_text, beyond_ascii), hana::size_c<2>));

// A predicate may return a bool; the type does not contain the value.
constexpr auto is_wide = [](char32_t value) { return value > 0xFF; };
static_assert(hana::any_of(u"aé語"_text, is_wide) && !hana::any_of("aé"_text, is_wide) &&
              hana::none_of(""_text, is_wide));

static_assert(hana::any_of("語a"_text, is_wide));

// Or a reference to a constant, or be one that changes.
static_assert(is(hana::any_of("ab"_text, hana::always(hana::true_c)),
                 hana::any_of(hana::tuple_c<char32_t, U'a', U'b'>, hana::always(hana::true_c))));
static_assert(is(hana::find_if("ab"_text, hana::always(hana::true_c)), hana::just(character<U'a'>)));
static_assert(hana::any_of("ab"_text, [asked = 0](char32_t value) mutable { return ++asked == 2 && value == U'b'; }));

// What is no character is not in any text. Of an integer of another type Hana asks that it be converted first.
static_assert(is(hana::contains(language, "本"_text), hana::false_c) &&
              is(hana::find(language, hana::type_c<int>), hana::nothing));

template <class Tag>
constexpr bool concepts = hana::Foldable<Tag>::value && hana::Iterable<Tag>::value && hana::Searchable<Tag>::value;
static_assert(concepts<text_tag> && concepts<text_constant<"a">>);
static_assert(!hana::Sequence<text_tag>::value && !hana::Functor<text_tag>::value && !hana::Monad<text_tag>::value &&
              !hana::Struct<text_tag>::value);

// The laws, with a tuple of the elements for an oracle.
template <class Text, class... Values>
constexpr bool is_linearized_as(Text text, Values... values) {
  constexpr auto tuple = hana::tuple<Values...>{};
  if (!is(hana::to<hana::tuple_tag>(text), tuple) || !is(hana::unpack(text, hana::make_tuple), tuple)) return false;
  if (!is(hana::length(text), hana::length(tuple)) || !is(hana::is_empty(text), hana::is_empty(tuple))) return false;
  const auto at_every_index = [=]<size_t... Index>(indices<Index...>) {
    return (is(hana::at_c<Index>(text), values) && ...) &&
           (is(hana::front(hana::drop_front(text, hana::size_c<Index>)), values) && ...) &&
           (is(hana::to_tuple(hana::drop_front(text, hana::size_c<Index>)),
               hana::drop_front(tuple, hana::size_c<Index>)) &&
            ...);
  };
  if (!at_every_index(indices_below<sizeof...(Values)>{})) return false;
  return is(hana::drop_front(text, hana::size_c<0>), text) &&
         hana::is_empty(hana::drop_front(text, hana::size_c<sizeof...(Values)>)).value &&
         hana::is_empty(hana::drop_front(text, hana::size_c<sizeof...(Values) + 1>)).value;
}
template <class Text, class Predicate>
constexpr bool is_searchable_by(Text text, Predicate holds) {
  constexpr auto tuple = decltype(hana::to_tuple(text)){};
  constexpr auto negated = [](auto value) { return hana::not_(Predicate{}(value)); };
  return is(hana::any_of(text, holds), hana::any_of(tuple, holds)) &&
         is(hana::any_of(text, holds), hana::not_(hana::all_of(text, negated))) &&
         is(hana::any_of(text, holds), hana::not_(hana::none_of(text, holds))) &&
         is(hana::find_if(text, holds), hana::find_if(tuple, holds));
}
template <class Text, class Value>
constexpr bool is_searchable_for(Text text, Value value) {
  return is(hana::contains(text, value), hana::any_of(text, hana::equal.to(value))) &&
         is(hana::find(text, value), hana::find_if(text, hana::equal.to(value))) &&
         is(hana::contains(text, value), hana::contains(hana::to_tuple(text), value)) &&
         is(hana::find(text, value), hana::find(hana::to_tuple(text), value));
}
constexpr auto always = [](auto) { return hana::true_c; };
constexpr auto never = [](auto) { return hana::false_c; };
template <class Text, class... Values>
constexpr bool keeps_the_laws(Text text, Values... values) {
  return is_linearized_as(text, values...) && is_searchable_by(text, always) && is_searchable_by(text, never) &&
         is_searchable_by(text, beyond_ascii) && is_searchable_for(text, character<U'€'>) &&
         is_searchable_for(text, character<U'a'>) && is_searchable_for(text, hana::type_c<int>);
}
static_assert(keeps_the_laws(""_text) && keeps_the_laws(u""_text) && keeps_the_laws(U""_text) &&
              keeps_the_laws("\0"_text, character<0>));
template <class... Texts>
constexpr bool keep_the_laws(Texts... texts) {
  return (keeps_the_laws(texts, character<U'a'>, character<0>, character<U'é'>, character<U'€'>,
                         character<U'\U0010FFFF'>, character<U'a'>) &&
          ...);
}
static_assert(keep_the_laws("a\0é€\U0010FFFFa"_text, u"a\0é€\U0010FFFFa"_text, U"a\0é€\U0010FFFFa"_text));
#ifdef __cpp_char8_t
static_assert(keep_the_laws(u8"a\0é€\U0010FFFFa"_text));
#endif

// More elements than compilers have levels.
constexpr auto long_text = repeat<30>("0123456789"_text);
static_assert(!hana::any_of(long_text, beyond_ascii).value && !hana::any_of(long_text, is_wide) &&
              is(hana::find_if(long_text, beyond_ascii), hana::nothing));

bool every_element_is_visited() {
  char32_t sum = 0;
  hana::for_each(language, [&](char32_t value) { sum += value; });
  return sum == U'日' + U'本' + U'語' && !hana::any_of(language, [&](char32_t value) { return value == sum; });
}

bool no_more_is_asked_than_decides() {
  int asked = 0;
  const auto is_wide_and_counted = [&](char32_t value) {
    ++asked;
    return is_wide(value);
  };
  return hana::any_of("語a語"_text, is_wide_and_counted) && asked == 1;
}

int main() { return at_run_time(every_element_is_visited, no_more_is_asked_than_decides); }

#else

#include "../support/skipped.hpp"

int main() { return skipped("no Boost.Hana"); }

#endif

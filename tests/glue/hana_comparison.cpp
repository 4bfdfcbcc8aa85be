// SPDX-License-Identifier: BSL-1.0
#if __has_include(<boost/hana/map.hpp>)

#include <u8lit/glue/hana_comparison.hpp>

#include <boost/hana/at_key.hpp>
#include <boost/hana/contains.hpp>
#include <boost/hana/equal.hpp>
#include <boost/hana/erase_key.hpp>
#include <boost/hana/find.hpp>
#include <boost/hana/greater.hpp>
#include <boost/hana/greater_equal.hpp>
#include <boost/hana/hash.hpp>
#include <boost/hana/insert.hpp>
#include <boost/hana/less.hpp>
#include <boost/hana/less_equal.hpp>
#include <boost/hana/map.hpp>
#include <boost/hana/max.hpp>
#include <boost/hana/minimum.hpp>
#include <boost/hana/not_equal.hpp>
#include <boost/hana/pair.hpp>
#include <boost/hana/set.hpp>
#include <boost/hana/tuple.hpp>

#include <type_traits>

#include "../support/at_run_time.hpp"
#include "../support/is.hpp"

using namespace u8lit;
using namespace u8lit::literals;
namespace hana = boost::hana;

// Usage: texts are equal if their scalar values are, and ordered by them; the results are constants.
static_assert(is(hana::equal("日本"_text, u"日本"_text), hana::true_c) &&
              is(hana::equal("日本"_text, "日"_text), hana::false_c));
static_assert(is(hana::less("Z"_text, "ä"_text), hana::true_c) &&
              is(hana::less(u"\uFFFF"_text, u"\U00010000"_text), hana::true_c));
static_assert(is(hana::minimum(hana::make_tuple("b"_text, u"a"_text, U"c"_text)), u"a"_text));
static_assert(is(hana::max(u"\uFFFF"_text, u"\U00010000"_text), u"\U00010000"_text));
static_assert(hana::equal.to("日本"_text)(U"日本"_text).value && hana::less.than(u"b"_text)("a"_text).value);

// A text is a key. What was put in under one form is found under another.
constexpr auto greetings = hana::make_map(hana::make_pair("日本語"_text, 'j'), hana::make_pair(u"Deutsch"_text, 'd'),
                                          hana::make_pair(""_text, '-'));
static_assert(greetings["日本語"_text] == 'j' && greetings[u"日本語"_text] == 'j' && greetings["Deutsch"_text] == 'd' &&
              greetings[U""_text] == '-');
static_assert(hana::contains(greetings, U"日本語"_text).value && !hana::contains(greetings, "日本"_text).value);
static_assert(is(hana::find(greetings, "한국어"_text), hana::nothing) &&
              hana::length(hana::erase_key(greetings, U"日本語"_text)) == hana::size_c<2>);
static_assert(is(hana::length(hana::insert(hana::make_set("a"_text, u"b"_text), U"b"_text)), hana::size_c<2>));
static_assert(hana::equal(hana::make_set("a"_text, u"b"_text), hana::make_set(U"b"_text, U"a"_text)).value);

// Those of `char` are hashed as themselves, and all others as those.
static_assert(is(hana::hash("日本"_text), hana::type_c<text_constant<"日本">>) &&
              is(hana::hash(u"日本"_text), hana::type_c<text_constant<"日本">>));

// What is no text is not equal to any.
static_assert(is(hana::equal("1"_text, 1), hana::false_c) &&
              is(hana::equal("a"_text, hana::char_c<'a'>), hana::false_c));

template <class Tag>
constexpr bool concepts = hana::Comparable<Tag>::value && hana::Orderable<Tag>::value && hana::Hashable<Tag>::value;
static_assert(concepts<text_tag> && concepts<text_constant<"a">> &&
              std::is_same_v<hana::tag_of_t<const text_constant<u"a">&>, text_tag>);
static_assert(!hana::Constant<text_tag>::value && !hana::Product<text_tag>::value && !hana::Logical<text_tag>::value);

// The laws, over texts in code point order, each in every form. UTF-16's code units have another order, and so do chars
// that are signed.
constexpr size_t forms = 3;
constexpr auto in_order = [](auto function) {
  return function(""_text, u""_text, U""_text, "a"_text, u"a"_text, U"a"_text, "a\0"_text, u"a\0"_text, U"a\0"_text,
                  "ab"_text, u"ab"_text, U"ab"_text, "é"_text, u"é"_text, U"é"_text, "\uFFFF"_text, u"\uFFFF"_text,
                  U"\uFFFF"_text, "\U00010000"_text, u"\U00010000"_text, U"\U00010000"_text, "\U0010FFFF"_text,
                  u"\U0010FFFF"_text, U"\U0010FFFF"_text);
};
constexpr size_t count = in_order([](auto... texts) { return sizeof...(texts); });

// What a function says of every pair, as constants.
struct answers {
  bool of[count][count];
};
template <class Function>
constexpr answers ask(Function) {
  return in_order([](auto... rights) {
    return in_order([=](auto... lefts) {
      answers result{};
      size_t row = 0;
      const auto fill = [&](auto left) {
        const bool all[] = {decltype(Function{}(left, rights))::value...};
        for (size_t column = 0; column < count; ++column) result.of[row][column] = all[column];
        ++row;
      };
      (fill(lefts), ...);
      return result;
    });
  });
}
constexpr answers equal = ask(hana::equal), less = ask(hana::less);
constexpr auto same_hash = [](auto left, auto right) {
  return std::is_same<decltype(hana::hash(left)), decltype(hana::hash(right))>{};
};
constexpr answers hashes = ask(same_hash);

template <class Law>
constexpr bool for_all_pairs(Law law) {
  for (size_t x = 0; x < count; ++x) {
    for (size_t y = 0; y < count; ++y) {
      if (!law(x, y)) return false;
    }
  }
  return true;
}

// They are those of the numbers of the texts, by which all laws hold: reflexivity, symmetry and transitivity;
// antisymmetry, transitivity and totality; and equal texts, and no others, hash equal.
static_assert(for_all_pairs([](size_t x, size_t y) { return equal.of[x][y] == (x / forms == y / forms); }));
static_assert(for_all_pairs([](size_t x, size_t y) { return less.of[x][y] == (x / forms < y / forms); }));
static_assert(for_all_pairs([](size_t x, size_t y) { return hashes.of[x][y] == equal.of[x][y]; }));

// What Hana derives of them.
template <class Left, class Right>
constexpr bool derived_agree(Left x, Right y) {
  constexpr bool is_less = decltype(hana::less(x, y))::value, is_equal = decltype(hana::equal(x, y))::value;
  return is(hana::not_equal(x, y), hana::bool_c<!is_equal>) &&
         is(hana::less_equal(x, y), hana::bool_c < is_less || is_equal >) &&
         is(hana::greater(x, y), hana::bool_c < !is_less && !is_equal >) &&
         is(hana::greater_equal(x, y), hana::bool_c<!is_less>);
}
static_assert(derived_agree("a"_text, u"a"_text) && derived_agree(u"\uFFFF"_text, U"\U00010000"_text) &&
              derived_agree("é"_text, "e"_text));

#ifdef __cpp_char8_t
static_assert(hana::equal(u8"é"_text, "é"_text).value && is(hana::hash(u8"é"_text), hana::hash("é"_text)) &&
              hana::less(u8"e"_text, "é"_text).value);
#endif

constexpr bool keys_are_found() { return greetings[U"日本語"_text] == 'j' && greetings[u""_text] == '-'; }

int main() { return at_run_time(keys_are_found); }

#else

#include "../support/skipped.hpp"

int main() { return skipped("no Boost.Hana"); }

#endif

// SPDX-License-Identifier: BSL-1.0
#if __has_include(<boost/hana/tuple.hpp>)

#include <u8lit/glue/hana_concatenation.hpp>

#include <boost/hana/append.hpp>
#include <boost/hana/concat.hpp>
#include <boost/hana/cycle.hpp>
#include <boost/hana/empty.hpp>
#include <boost/hana/equal.hpp>
#include <boost/hana/plus.hpp>
#include <boost/hana/prepend.hpp>
#include <boost/hana/sum.hpp>
#include <boost/hana/zero.hpp>
#include <boost/hana/tuple.hpp>
#include <boost/hana/concept/monad.hpp>
#include <boost/hana/concept/applicative.hpp>
#include <boost/hana/concept/monad_plus.hpp>

#include <type_traits>

#include "../support/at_run_time.hpp"
#include "../support/is.hpp"

using namespace u8lit;
using namespace u8lit::literals;
namespace hana = boost::hana;

// Usage: one after the other, in the form of the first.
static_assert(is(hana::plus("日本"_text, "語"_text), "日本語"_text) && is(hana::concat(u"日本"_text, "語"_text), u"日本語"_text));
static_assert(is(hana::sum<text_tag>(hana::make_tuple("日"_text, u"本"_text, U"語"_text)), "日本語"_text) &&
              is(hana::cycle("ab"_text, hana::size_c<3>), "ababab"_text));
static_assert(is(hana::zero<text_tag>(), ""_text) && is(hana::empty<text_tag>(), ""_text) &&
              is(hana::sum<text_tag>(hana::make_tuple()), ""_text));

// And one character more.
constexpr hana::integral_constant<char32_t, U'語'> character{};
static_assert(is(hana::append(u"日本"_text, character), u"日本語"_text) &&
              is(hana::prepend(u"x"_text, character), u"語x"_text));
static_assert(is(hana::append(U""_text, hana::char_c<'a'>), U"a"_text) &&
              is(hana::prepend(U""_text, hana::char_c<'a'>), U"a"_text));

static_assert(hana::Monoid<text_tag>::value && hana::MonadPlus<text_tag>::value && !hana::Monad<text_tag>::value &&
              !hana::Applicative<text_tag>::value);

// The laws of Monoid, which are those of MonadPlus that ask for no Monad, over all triples.
constexpr auto texts = hana::make_tuple(""_text, u""_text, "\0"_text, u"é"_text, U"\U0010FFFF"_text);
template <class X>
constexpr bool has_identity(X x) {
  constexpr auto zero = hana::zero<text_tag>();
  return hana::equal(hana::plus(x, zero), x).value && hana::equal(hana::plus(zero, x), x).value &&
         is(hana::concat(x, zero), hana::plus(x, zero)) && is(hana::concat(zero, x), hana::plus(zero, x)) &&
         (x.empty() || (is(hana::plus(x, zero), x) && is(hana::plus(zero, x), x)));
}
template <class X, class Y, class Z>
constexpr bool is_associative(X x, Y y, Z z) {
  return hana::equal(hana::plus(x, hana::plus(y, z)), hana::plus(hana::plus(x, y), z)).value &&
         is(hana::concat(x, y), hana::plus(x, y));
}
static_assert(hana::unpack(texts, [](auto... x) { return (has_identity(x) && ...); }));
static_assert(hana::unpack(texts, [](auto... z) {
  const auto with = [=](auto x, auto y) { return (is_associative(x, y, z) && ...); };
  const auto with_all = [=](auto x) { return (with(x, z) && ...); };
  return (with_all(z) && ...);
}));

constexpr bool octets_follow_each_other() { return hana::plus("日"_text, u"本"_text).view() == text_view<char>{"日本"}; }

int main() { return at_run_time(octets_follow_each_other); }

#else

#include "../support/skipped.hpp"

int main() { return skipped("no Boost.Hana"); }

#endif

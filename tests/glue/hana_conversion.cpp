// SPDX-License-Identifier: BSL-1.0
#if __has_include(<boost/hana/tuple.hpp>)

#include <u8lit/glue/hana_conversion.hpp>

#include <boost/hana/equal.hpp>
#include <boost/hana/core/is_a.hpp>
#include <boost/hana/ext/std/integer_sequence.hpp>
#include <boost/hana/ext/std/integral_constant.hpp>
#include <boost/hana/ext/std/tuple.hpp>
#include <boost/hana/transform.hpp>

#include <tuple>
#include <type_traits>
#include <utility>

#include "../support/at_run_time.hpp"
#include "../support/is.hpp"

#ifdef __clang__
#pragma clang diagnostic ignored "-Wunneeded-member-function"  // what BOOST_HANA_STRING defines
#endif

using namespace u8lit;
using namespace u8lit::literals;
namespace hana = boost::hana;

// Usage: of constants, of hana::string, of hana::tuple, and back.
template <auto Value>
constexpr hana::integral_constant<decltype(Value), Value> constant{};
static_assert(is(hana::make<text_tag>(constant<U'日'>, constant<U'本'>), "日本"_text) &&
              is(hana::make<text_tag>(), ""_text));
static_assert(is(hana::to<text_tag>(hana::string_c<'\xC3', '\xA9'>), "é"_text) &&
              is(hana::to<hana::string_tag>(u"é"_text), hana::string_c<'\xC3', '\xA9'>));
static_assert(is(hana::to<text_tag>(BOOST_HANA_STRING("日本")), "日本"_text) &&
              is(hana::to_string("日本"_text), BOOST_HANA_STRING("日本")));
static_assert(is(hana::to_tuple("日本"_text), hana::make_tuple(constant<U'日'>, constant<U'本'>)));
static_assert(is(to_octet_tuple("é"_text), hana::make_tuple(constant<octet{0xC3}>, constant<octet{0xA9}>)));
static_assert(is(hana::transform(hana::make_tuple("a"_text, u"b"_text), to_octet_tuple),
                 hana::make_tuple(hana::make_tuple(constant<octet{'a'}>), hana::make_tuple(constant<octet{'b'}>))));

// Of whatever holds constants in a row. Octets and scalar values make text of `char`, UTF-16 makes UTF-16.
static_assert(is(hana::to<text_tag>(std::integer_sequence<char32_t, U'日', 0>{}), "日\0"_text));
static_assert(is(hana::to<text_tag>(std::tuple<std::integral_constant<char, 'a'>>{}), "a"_text));
static_assert(is(hana::to<text_tag>(hana::make_tuple(constant<char16_t{0xD83D}>, constant<char16_t{0xDE00}>)),
                 u"😀"_text));
static_assert(is(hana::to<text_tag>(hana::make_tuple()), ""_text) && is(hana::to<text_tag>(u"é"_text), u"é"_text));

// Nothing is lost: over sequences of each length, NUL, and the empty text, in all forms.
template <class Text, class Utf8>
constexpr bool there_and_back(Text text, Utf8 utf8) {
  return is(hana::to<text_tag>(hana::to<hana::string_tag>(text)), utf8) &&
         is(hana::to<text_tag>(hana::to<hana::tuple_tag>(text)), utf8) &&
         is(hana::to<text_tag>(to_octet_tuple(text)), utf8) && is(hana::unpack(text, hana::make<text_tag>), utf8) &&
         is(hana::to<text_tag>(hana::to_tuple(hana::to_string(text))), utf8) &&
         is(hana::length(to_octet_tuple(text)), hana::size_c<utf8.size()>);
}
template <class Utf8, class... Texts>
constexpr bool all_there_and_back(Utf8 utf8, Texts... texts) {
  return there_and_back(utf8, utf8) && (there_and_back(texts, utf8) && ...);
}
static_assert(all_there_and_back(""_text, u""_text, U""_text) && all_there_and_back("\0"_text, u"\0"_text, U"\0"_text));
static_assert(all_there_and_back("\x7F\u0080\u07FF\0\u0800\uD7FF\uE000\uFFFF\U00010000\U0010FFFF"_text,
                                 u"\x7F\u0080\u07FF\0\u0800\uD7FF\uE000\uFFFF\U00010000\U0010FFFF"_text,
                                 U"\x7F\u0080\u07FF\0\u0800\uD7FF\uE000\uFFFF\U00010000\U0010FFFF"_text));
#ifdef __cpp_char8_t
static_assert(all_there_and_back("é€"_text, u8"é€"_text) &&
              is(hana::make<text_tag>(constant<u8'a'>, constant<u8'b'>), "ab"_text));
#endif

// Which types convert; Hana asks for no values.
static_assert(hana::is_convertible<hana::string_tag, text_tag>::value &&
              hana::is_convertible<hana::tuple_tag, text_tag>::value);
static_assert(hana::is_convertible<text_tag, hana::string_tag>::value &&
              hana::is_convertible<text_tag, hana::tuple_tag>::value);
static_assert(!hana::is_convertible<int, text_tag>::value &&
              !hana::is_convertible<hana::optional_tag, text_tag>::value);
static_assert(!hana::is_embedded<hana::string_tag, text_tag>::value && hana::is_embedded<text_tag, text_tag>::value);

bool octets_are_there() { return hana::to_string(u"é"_text).c_str()[1] == '\xA9'; }

int main() { return at_run_time(octets_are_there); }

#else

#include "../support/skipped.hpp"

int main() { return skipped("no Boost.Hana"); }

#endif

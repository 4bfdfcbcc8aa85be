// SPDX-License-Identifier: BSL-1.0
#if __has_include(<boost/hana/tuple.hpp>)

#include <u8lit/glue/hana_constants.hpp>

#include <boost/hana/tuple.hpp>

#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;
using namespace u8lit::detail::hana_constants;
namespace hana = boost::hana;

template <auto Value>
constexpr hana::integral_constant<decltype(Value), Value> constant{};

// Usage: a pack's text, whether its constants come by themselves or in a row.
template <class... Constants>
using text_of = decltype(pack<Constants...>::text());
static_assert(
    std::is_same_v<text_of<hana::integral_constant<char32_t, U'日'>, hana::integral_constant<char32_t, U'本'>>,
                   text_constant<"日本">>);
static_assert(std::is_same_v<decltype(pack_of<decltype(hana::make_tuple(constant<'a'>))>::text()), text_constant<"a">>);
static_assert(std::is_same_v<text_of<>, text_constant<"">>);

// What is no text does not become one.
template <class Found, class... Constants>
constexpr bool says(Constants...) {
  return std::is_same_v<hana_constants::diagnostic_of_constants<Constants...>, Found>;
}
using enum diagnostic::byte;
static_assert(
    says<invalid_utf8::overlong<diagnostic::at_byte<2>, diagnostic::bytes<xE0, x80>, diagnostic::RFC_3629_section_3>>(
        constant<'a'>, constant<'\xE0'>, constant<'\x80'>));
static_assert(says<invalid_utf32::surrogate<diagnostic::at_code_unit<1>, diagnostic::bytes<x00, x00, xD8, x00>,
                                            diagnostic::RFC_3629_section_3>>(constant<char32_t{0xD800}>));
static_assert(says<no_code_unit<element_number<2>, int>>(constant<U'a'>, constant<1>) &&
              says<no_integral_constant<element_number<1>, char>>('a', constant<'b'>));
static_assert(says<code_unit_of_another_type<element_number<3>, char, char32_t>>(constant<U'a'>, constant<U'b'>,
                                                                                 constant<'c'>));
static_assert(says<well_formed_text>() && says<well_formed_text>(constant<U'a'>));

// As many constants as one likes: none is counted by recursion.
template <size_t... Index>
constexpr bool finds_the_last(indices<Index...>) {
  return says<no_code_unit<element_number<sizeof...(Index) + 1>, int>>(constant<(Index == 0 ? U'a' : U'b')>...,
                                                                       constant<1>);
}
static_assert(finds_the_last(indices_below<2000>{}));

bool text_is_there() { return text_of<hana::integral_constant<char16_t, u'a'>>::c_str()[0] == u'a'; }

int main() { return at_run_time(text_is_there); }

#else

#include "../support/skipped.hpp"

int main() { return skipped("no Boost.Hana"); }

#endif

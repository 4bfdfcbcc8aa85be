// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_GLUE_HANA_CONVERSION_HPP
#define U8LIT_GLUE_HANA_CONVERSION_HPP

#include <boost/hana/concept/foldable.hpp>
#include <boost/hana/concept/iterable.hpp>
#include <boost/hana/fwd/core/make.hpp>
#include <boost/hana/fwd/core/to.hpp>
#include <boost/hana/string.hpp>
#include <boost/hana/tuple.hpp>

#include <u8lit/glue/hana_constants.hpp>
#include <u8lit/base/begin.hpp>

// Text from what Boost.Hana has of text, and back. What is no text does not become one: the error names the fault.

namespace u8lit::detail {

// The octets of a text in UTF-8 as a hana::tuple of hana::integral_constant<unsigned char, ...>; `hana::to<text_tag>`
// makes the text of them again. A function object, as Hana's are.
struct to_octet_tuple_t {
  template <fixed_text Text>
  U8LIT_ABI constexpr auto operator()(text_constant<Text> text) const noexcept {
    using octets = text_as<char, decltype(text)>;
    return of<octets>(indices_below<octets::size()>{});
  }

 private:
  template <class Octets, size_t... Index>
  U8LIT_ABI static constexpr auto of(indices<Index...>) noexcept {
    return boost::hana::tuple<boost::hana::integral_constant<octet, to_octet(Octets::value.unchecked_units[Index])>...>{};
  }
};

}  // namespace u8lit::detail

namespace u8lit {

inline constexpr detail::to_octet_tuple_t to_octet_tuple{};

}  // namespace u8lit

// Text of integral constants that are code units of one type: octets of whatever type (UTF-8), char16_t (UTF-16), or
// char32_t, scalar values such as the elements of a text. It is a text of `char`, or of char16_t if they are. What is
// ill-formed does not compile, and the error names the first fault: `hana::make<text_tag>` of the constants themselves,
// `hana::to<text_tag>` of what holds them in a row, such as hana::string, hana::tuple and std::integer_sequence.
template <>
struct boost::hana::make_impl<u8lit::text_tag> {
  template <class... Constants>
    requires u8lit::well_formed<u8lit::detail::hana_constants::finding_of_constants<Constants...>>
  U8LIT_ABI static constexpr auto apply(const Constants&...) noexcept {
    return u8lit::detail::hana_constants::pack<Constants...>::text();
  }
  template <class... Constants>
  static u8lit::detail::hana_constants::finding_of_constants<Constants...> apply(const Constants&...) noexcept;
};
template <class From>
struct boost::hana::to_impl<u8lit::text_tag, From,
                            boost::hana::when<boost::hana::Foldable<From>::value && boost::hana::Iterable<From>::value>> {
  template <class Sequence>
    requires u8lit::well_formed<u8lit::detail::hana_constants::finding_in<Sequence>>
  U8LIT_ABI static constexpr auto apply(const Sequence&) noexcept {
    return u8lit::detail::hana_constants::pack_of<Sequence>::text();
  }
  template <class Sequence>
  static u8lit::detail::hana_constants::finding_in<Sequence> apply(const Sequence&) noexcept;
};

// A hana::string of the text's octets in UTF-8, each a `char`. What becomes a hana::tuple or another Sequence are the
// scalar values, and Hana itself sees to that.
template <>
struct boost::hana::to_impl<boost::hana::string_tag, u8lit::text_tag> {
  template <class Text>
  U8LIT_ABI static constexpr auto apply(const Text&) noexcept {
    using octets = u8lit::detail::text_as<char, Text>;
    return of<octets>(u8lit::detail::indices_below<octets::size()>{});
  }

 private:
  template <class Octets, u8lit::size_t... Index>
  U8LIT_ABI static constexpr string<Octets::value.unchecked_units[Index]...> of(u8lit::detail::indices<Index...>) noexcept {
    return {};
  }
};

#include <u8lit/base/end.hpp>

#endif

// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_HANA_MAKING_HPP
#define U8LIT_HANA_MAKING_HPP

#include <boost/hana/concept/foldable.hpp>
#include <boost/hana/concept/integral_constant.hpp>
#include <boost/hana/concept/iterable.hpp>
#include <boost/hana/fwd/core/make.hpp>
#include <boost/hana/fwd/core/to.hpp>
#include <boost/hana/string.hpp>
#include <boost/hana/tuple.hpp>
#include <boost/hana/unpack.hpp>

#include <u8lit/hana_elements.hpp>

// Text from what Boost.Hana has of text, and back. What is no text does not become one: the error names the fault.

namespace u8lit {

namespace hana_constants {

// The refusals' names. Elements are numbered from 1.
template <size_t Number>
struct element_number;
template <class Element, class Type>
struct no_integral_constant;
template <class Element, class Type>
struct no_code_unit;
template <class Element, class Type, class FirstType>
struct code_unit_of_another_type;

template <class Value>
Value copy_of(Value) noexcept;  // for unevaluated operands; never defined
template <class Element>
struct type_of {
  using type = void;
};
template <class Element>
  requires(boost::hana::IntegralConstant<Element>::value)
struct type_of<Element> {
  using type = decltype(copy_of(Element::value));
};

template <class Unit, class... Types>
constexpr size_t first_of_another_type() noexcept {
  return hana_elements::index_of_first({!(code_unit<Unit> && __is_same(Types, Unit))..., true});
}

// An element by its index, at no recursion.
template <size_t Index, class Element>
struct numbered {};
template <class Indices, class... Elements>
struct numbered_elements;
template <size_t... Index, class... Elements>
struct numbered_elements<indices<Index...>, Elements...> : numbered<Index, Elements>... {};
template <size_t Index, class Element>
found_to_be<Element> element_at(numbered<Index, Element>) noexcept;  // for unevaluated operands; never defined

template <class FirstType, size_t Index, class Element>
constexpr auto fault_of(found_to_be<Element>) noexcept {
  using type = typename type_of<Element>::type;
  using element = element_number<Index + 1>;
  if constexpr (__is_same(type, void)) return found_to_be<no_integral_constant<element, Element>>{};
  else if constexpr (!code_unit<type>) return found_to_be<no_code_unit<element, type>>{};
  else return found_to_be<code_unit_of_another_type<element, type, FirstType>>{};
}

// Octets of whatever type are those of `char`. Of no elements, the empty text.
template <class... Elements>
struct pack {
  static constexpr auto judge() noexcept { return found_to_be<well_formed_text>{}; }
  static constexpr auto text() noexcept { return text_constant<fixed_text<char, sizeof...(Elements)>{}>{}; }
};
template <class First, class... Rest>
struct pack<First, Rest...> {
  using type = typename type_of<First>::type;

  template <class Unit>
  static constexpr auto literal = [] {
    constexpr Unit units[] = {static_cast<Unit>(First::value), static_cast<Unit>(Rest::value)..., Unit{}};
    return fixed_text<Unit, 1 + sizeof...(Rest)>(units);
  }();

  static constexpr auto judge() noexcept {
    constexpr size_t other = first_of_another_type<type, type, typename type_of<Rest>::type...>();
    if constexpr (other <= sizeof...(Rest)) {
      using elements = numbered_elements<indices_below<1 + sizeof...(Rest)>, First, Rest...>;
      return fault_of<type, other>(decltype(element_at<other>(object_of<elements>())){});
    } else if constexpr (utf8_unit<type>) {
      return found_to_be<finding_of<literal<char>>>{};
    } else {
      return found_to_be<finding_of<literal<type>>>{};
    }
  }
  static constexpr auto text() noexcept {
    if constexpr (utf8_unit<type>) return text_constant<literal<char>>{};
    else if constexpr (utf16_unit<type>) return text_constant<literal<type>>{};
    else return text_as<char, text_constant<literal<type>>>{};
  }
};
template <class... Elements>
using finding_of_constants = typename decltype(pack<Elements...>::judge())::type;

// Makes the pack of what it is called with.
struct packing {
  template <class... Elements>
  constexpr pack<Elements...> operator()(const Elements&...) const noexcept {
    return {};
  }
};
template <class Sequence>
using pack_of = decltype(boost::hana::unpack(object_of<Sequence>(), packing{}));
template <class Sequence>
using finding_in = typename decltype(pack_of<Sequence>::judge())::type;

}  // namespace hana_constants

// The octets of a text in UTF-8 as a hana::tuple of hana::integral_constant<unsigned char, ...>; `hana::to<text_tag>` makes
// the text of them again. A function object, as Hana's are.
struct to_octet_tuple_t {
  template <fixed_text Text>
  constexpr auto operator()(text_constant<Text> text) const noexcept {
    using octets = text_as<char, decltype(text)>;
    return of<octets>(indices_below<octets::size()>{});
  }

 private:
  template <class Octets, size_t... Index>
  static constexpr auto of(indices<Index...>) noexcept {
    return boost::hana::tuple<boost::hana::integral_constant<octet, octet_of(Octets::value.units[Index])>...>{};
  }
};
inline constexpr to_octet_tuple_t to_octet_tuple{};

}  // namespace u8lit

// Text of integral constants that are code units of one type: octets of whatever type (UTF-8), char16_t (UTF-16), or
// char32_t, scalar values such as the elements of a text. It is a text of `char`, or of char16_t if they are. What is
// ill-formed does not compile, and the error names the first fault: `hana::make<text_tag>` of the constants themselves,
// `hana::to<text_tag>` of what holds them in a row, such as hana::string, hana::tuple and std::integer_sequence.
template <>
struct boost::hana::make_impl<u8lit::text_tag> {
  template <class... Constants>
    requires u8lit::well_formed<u8lit::hana_constants::finding_of_constants<Constants...>>
  static constexpr auto apply(const Constants&...) noexcept {
    return u8lit::hana_constants::pack<Constants...>::text();
  }
  template <class... Constants>
  static u8lit::hana_constants::finding_of_constants<Constants...> apply(const Constants&...) noexcept;
};
template <class From>
struct boost::hana::to_impl<u8lit::text_tag, From, boost::hana::when<boost::hana::Foldable<From>::value && boost::hana::Iterable<From>::value>> {
  template <class Sequence>
    requires u8lit::well_formed<u8lit::hana_constants::finding_in<Sequence>>
  static constexpr auto apply(const Sequence&) noexcept {
    return u8lit::hana_constants::pack_of<Sequence>::text();
  }
  template <class Sequence>
  static u8lit::hana_constants::finding_in<Sequence> apply(const Sequence&) noexcept;
};

// A hana::string of the text's octets in UTF-8, each a `char`. What becomes a hana::tuple or another Sequence are the scalar
// values, and Hana itself sees to that.
template <>
struct boost::hana::to_impl<boost::hana::string_tag, u8lit::text_tag> {
  template <class Text>
  static constexpr auto apply(const Text&) noexcept {
    using octets = u8lit::text_as<char, Text>;
    return of<octets>(u8lit::indices_below<octets::size()>{});
  }

 private:
  template <class Octets, u8lit::size_t... Index>
  static constexpr string<Octets::value.units[Index]...> of(u8lit::indices<Index...>) noexcept {
    return {};
  }
};

#endif

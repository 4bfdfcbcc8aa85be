// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_GLUE_HANA_CONSTANTS_HPP
#define U8LIT_GLUE_HANA_CONSTANTS_HPP

#include <boost/hana/concept/integral_constant.hpp>
#include <boost/hana/unpack.hpp>

#include <u8lit/diagnosis/refused_text.hpp>
#include <u8lit/glue/hana_elements.hpp>
#include <u8lit/base/begin.hpp>

// Text from a pack of integral constants, or the error if they are not text.

namespace u8lit::detail::hana_constants {

// Diagnostics: the compiler shows the names of these types. Elements are numbered from 1.
template <size_t Number>
struct element_number;
template <class Element, class Type>
struct no_integral_constant;
template <class Element, class Type>
struct no_code_unit;
template <class Element, class Type, class FirstType>
struct code_unit_of_another_type;

template <class Element>
struct value_type_of {
  using type = void;
};
template <class Element>
  requires(boost::hana::IntegralConstant<Element>::value)
struct value_type_of<Element> {
  using type = decltype(hana_elements::copy_of(Element::value));
};

template <class Unit, class... Types>
U8LIT_ABI constexpr size_t first_of_another_type() noexcept {
  return hana_elements::index_of_first({!(code_unit<Unit> && __is_same(Types, Unit))..., true});
}

// Finds an element by its index by overload resolution, without recursion.
template <size_t Index, class Element>
struct numbered {};
template <class Indices, class... Elements>
struct numbered_elements;
template <size_t... Index, class... Elements>
struct numbered_elements<indices<Index...>, Elements...> : numbered<Index, Elements>... {};
template <size_t Index, class Element>
type_identity<Element> element_at(numbered<Index, Element>) noexcept;  // for unevaluated operands; never defined

template <class FirstType, size_t Index, class Element>
U8LIT_ABI constexpr auto make_diagnostic_of_element(type_identity<Element>) noexcept {
  using type = typename value_type_of<Element>::type;
  using element = element_number<Index + 1>;
  if constexpr (__is_same(type, void)) return type_identity<no_integral_constant<element, Element>>{};
  else if constexpr (!code_unit<type>) return type_identity<no_code_unit<element, type>>{};
  else return type_identity<code_unit_of_another_type<element, type, FirstType>>{};
}

// The same in words.
template <class FirstType, class Element>
U8LIT_ABI constexpr sentence words_for_element(size_t number, type_identity<Element>) noexcept {
  using type = typename value_type_of<Element>::type;
  sentence words;
  words.append(u8"element ").append_decimal(number);
  if constexpr (__is_same(type, void)) return words.append(u8" is not constant");
  else if constexpr (!code_unit<type>) return words.append(u8" is neither a character nor a byte");
  else return words.append(u8" has another type than the first one");
}

// The code unit type of a literal of constants of a type.
template <class Type>
U8LIT_ABI constexpr auto unit_for() noexcept {
  if constexpr (utf8_unit<Type> || !code_unit<Type>) return char{};
  else return Type{};
}

// Bytes of all types give text of `char`, and so does the empty pack.
template <class... Elements>
struct pack {
  U8LIT_ABI static constexpr auto make_diagnostic() noexcept { return type_identity<well_formed_text>{}; }
  U8LIT_ABI static constexpr auto text() noexcept { return text_constant<fixed_text<char, sizeof...(Elements)>{}>{}; }
};
template <class First, class... Rest>
struct pack<First, Rest...> {
  using type = typename value_type_of<First>::type;
  using unit = decltype(hana_constants::unit_for<type>());

  template <class Unit>
  static constexpr auto literal = [] {
    constexpr Unit units[] = {static_cast<Unit>(First::value), static_cast<Unit>(Rest::value)..., Unit{}};
    return unvalidated_literal<Unit, 1 + sizeof...(Rest)>(units);
  }();

  U8LIT_ABI static constexpr auto make_diagnostic() noexcept {
    constexpr size_t other = hana_constants::first_of_another_type<type, type, typename value_type_of<Rest>::type...>();
    if constexpr (other <= sizeof...(Rest)) {
      using elements = numbered_elements<indices_below<1 + sizeof...(Rest)>, First, Rest...>;
      using element = decltype(hana_constants::element_at<other>(declval<elements>()));
      return hana_constants::make_diagnostic_of_element<type, other>(element{});
    } else {
      return type_identity<diagnostic_of<literal<unit>>>{};
    }
  }
  U8LIT_ABI static constexpr sentence words() noexcept {
    constexpr size_t other = hana_constants::first_of_another_type<type, type, typename value_type_of<Rest>::type...>();
    if constexpr (other <= sizeof...(Rest)) {
      using elements = numbered_elements<indices_below<1 + sizeof...(Rest)>, First, Rest...>;
      using element = decltype(hana_constants::element_at<other>(declval<elements>()));
      return hana_constants::words_for_element<type>(other + 1, element{});
    } else {
      return detail::sentence_for_literal(literal<unit>.data(), literal<unit>.size());
    }
  }
  U8LIT_ABI static constexpr auto text() noexcept {
    if constexpr (utf8_unit<type>) return text_constant<literal<char>>{};
    else if constexpr (utf16_unit<type>) return converted_text<char16_t, text_constant<literal<type>>>{};
    else return converted_text<char, text_constant<literal<type>>>{};
  }
};
template <class... Elements>
using diagnostic_of_constants = typename decltype(pack<Elements...>::make_diagnostic())::type;

// The result of a function that refuses a pack.
template <class Pack>
U8LIT_ABI constexpr auto refuse() noexcept {
  using found = typename decltype(Pack::make_diagnostic())::type;
  if constexpr (is_well_formed_text<found>) return no_flaw{};
  else return detail::refuse_type<found, Pack::words>();
}
template <class Pack>
using refused_pack = no_result<decltype(hana_constants::refuse<Pack>())>;

// Returns the pack of its arguments' types.
struct make_pack {
  template <class... Elements>
  U8LIT_ABI constexpr pack<Elements...> operator()(const Elements&...) const noexcept {
    return {};
  }
};
template <class Sequence>
using pack_of = decltype(boost::hana::unpack(u8lit::detail::declval<Sequence>(), make_pack{}));
template <class Sequence>
using diagnostic_of_sequence = typename decltype(pack_of<Sequence>::make_diagnostic())::type;

}  // namespace u8lit::detail::hana_constants

#include <u8lit/base/end.hpp>

#endif

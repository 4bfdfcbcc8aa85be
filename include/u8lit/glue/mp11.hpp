// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_GLUE_MP11_HPP
#define U8LIT_GLUE_MP11_HPP

#include <boost/mp11/integral.hpp>
#include <boost/mp11/list.hpp>

#include <u8lit/text/text_literal.hpp>
#include <u8lit/transcoding/pack.hpp>

// Text for Boost.Mp11. A text_constant is a type, so it can be an element of lists and a key of maps; the aliases here
// take it apart and build it. If a constraint is not satisfied, they are not types, so mp_valid can be used.

namespace u8lit::detail::packs {

// Has a member template `text` only if the pack is well-formed.
template <class Refused, class Pack>
struct text_or_nothing {};
template <class Pack>
struct text_or_nothing<refused_by<well_formed_text>, Pack> {
  template <class Unit>
  using text = text_in_unit<Pack, Unit>;
};

template <code_unit_pack List>
using list_refusal = text_refusal<pack_traits<List>::literal>;

}  // namespace u8lit::detail::packs

namespace u8lit {

/// The scalar values of a text_constant, an mp_list of std::integral_constant<char32_t, ...>. Complexity: linear, in
/// one instantiation.
/// \code
/// static_assert(boost::mp11::mp_size<u8lit::mp_scalars<decltype("日本"_text)>>::value == 2);
/// \endcode
template <any_text Text>
using mp_scalars = decltype(u8lit::to_pack<boost::mp11::mp_list_c, char32_t>(Text{}));
/// The code units of a text_constant, an mp_list of constants of their type. Complexity: linear, in one instantiation.
/// \code
/// static_assert(boost::mp11::mp_size<u8lit::mp_units<decltype("日本"_text)>>::value == 6);
/// \endcode
template <any_text Text>
using mp_units = decltype(u8lit::to_pack<boost::mp11::mp_list_c>(Text{}));

/// The text_constant of a list of constants that are code units. Ill-formed ones do not satisfy the constraint, which
/// names the fault.
/// \tparam List  an mp_list or another list; of the empty one the code units are `char`
/// \tparam Unit  the code units of the text; by default those of the list
/// \code
/// u8lit::mp_text<u8lit::mp_scalars<decltype("日本"_text)>, char>{} == "日本"_text
/// \endcode
template <detail::code_unit_pack List, class Unit = typename detail::packs::pack_traits<List>::unit_type>
using mp_text =
    typename detail::packs::text_or_nothing<detail::packs::list_refusal<List>, List>::template text<Unit>;

/// Orders text_constants by their scalar values, for mp_sort. Complexity: linear.
/// \code
/// using names = boost::mp11::mp_list<decltype("b"_text), decltype("a"_text)>;
/// using sorted_names = boost::mp11::mp_sort<names, u8lit::mp_text_less>;
/// \endcode
template <any_text Left, any_text Right>
using mp_text_less = boost::mp11::mp_bool<(u8lit::detail::compare_views(Left::view(), Right::view()) < 0)>;

}  // namespace u8lit

#endif

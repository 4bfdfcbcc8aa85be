// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_GLUE_MP11_HPP
#define U8LIT_GLUE_MP11_HPP

#include <boost/mp11/integral.hpp>
#include <boost/mp11/list.hpp>

#include <u8lit/operation/compare.hpp>
#include <u8lit/text/text_literal.hpp>
#include <u8lit/transcoding/pack.hpp>

// Text for Boost.Mp11. A text_constant is a type, so it is an element of lists and a key of maps as it is; these are what
// takes it apart and puts it together. Those of a constraint that is not met are no types, as mp_valid tells.

namespace u8lit {

// The scalar values of a text_constant, an mp_list of std::integral_constant<char32_t, ...>; and its code units, of their own
// type. Linear, at one instantiation.
template <any_text Text>
using mp_scalars = decltype(u8lit::to_pack<boost::mp11::mp_list_c, char32_t>(Text{}));
template <any_text Text>
using mp_units = decltype(u8lit::to_pack<boost::mp11::mp_list_c>(Text{}));

// The text_constant of an mp_list, or any list, of such constants, in their form or in that of `Unit`: scalar values are text
// again by `mp_text<List, char>`. Of what is ill-formed the unmet constraint says why. The empty list's units are `char`.
template <detail::code_unit_pack List, class Unit = typename detail::packs::pack_traits<List>::unit_type>
using mp_text = typename detail::packs::text_or_nothing<detail::packs::diagnostic<List>, List>::template text<Unit>;

// Code point order, for mp_sort.
template <any_text Left, any_text Right>
using mp_text_less = boost::mp11::mp_bool<(u8lit::detail::compare_views(Left::view(), Right::view()) < 0)>;

}  // namespace u8lit

#endif

// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_GLUE_HANA_COMPARISON_HPP
#define U8LIT_GLUE_HANA_COMPARISON_HPP

#include <boost/hana/bool.hpp>
#include <boost/hana/fwd/core/tag_of.hpp>
#include <boost/hana/fwd/equal.hpp>
#include <boost/hana/fwd/hash.hpp>
#include <boost/hana/fwd/less.hpp>
#include <boost/hana/type.hpp>

#include <u8lit/operation/concat.hpp>
#include <u8lit/text/text_literal.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit {

// The tag by which Boost.Hana knows text_constants, of every form: `"..."_text` is an object of Hana's, and takes part
// in its algorithms. As with Hana's own types, an algorithm's header is included by who calls it: <boost/hana/map.hpp>.
struct text_tag {};

}  // namespace u8lit

namespace u8lit::detail {

template <code_unit Unit>
using empty_text = text_constant<fixed_text<Unit, 0>{}>;

// A literal in another form: that of the first text. To include transcode.hpp for it would make all this a tenth
// heavier.
template <code_unit Unit, class Text>
struct in_form {
  using type = decltype(u8lit::concat(empty_text<Unit>{}, Text{}));
};
template <code_unit Unit, class Text>
using text_as = typename in_form<Unit, Text>::type;

}  // namespace u8lit::detail

template <u8lit::fixed_text Text>
struct boost::hana::tag_of<u8lit::text_constant<Text>> {
  using type = u8lit::text_tag;
};

// Comparable: equal if the scalar values are, whatever the form. The result is a constant, where `==` gives a bool, for
// that is what it gives for text at run time. Texts of one form and of different types are different: nothing is
// compared.
template <>
struct boost::hana::equal_impl<u8lit::text_tag, u8lit::text_tag> {
  template <class Text>
  U8LIT_ABI static constexpr true_ apply(const Text&, const Text&) noexcept {
    return {};
  }
  template <class Left, class Right>
  U8LIT_ABI static constexpr auto apply(const Left&, const Right&) noexcept {
    if constexpr (__is_same(typename Left::unit_type, typename Right::unit_type)) return false_{};
    else return bool_<u8lit::detail::compare_views(Left::view(), Right::view()) == 0>{};
  }
};

// Orderable: code point order, which is that of UTF-8's octets (RFC 3629 section 1), not of UTF-16's code units.
template <>
struct boost::hana::less_impl<u8lit::text_tag, u8lit::text_tag> {
  template <class Left, class Right>
  U8LIT_ABI static constexpr auto apply(const Left&, const Right&) noexcept {
    return bool_<(u8lit::detail::compare_views(Left::view(), Right::view()) < 0)>{};
  }
};

// Hashable: equal texts hash equal, of whatever form, for all are hashed as UTF-8 in `char`, which must be the ordinary
// literal encoding. So a hana::map finds under u"a"_text what was put in under "a"_text.
template <>
struct boost::hana::hash_impl<u8lit::text_tag> {
  template <class Text>
  U8LIT_ABI static constexpr auto apply(const Text&) noexcept {
    if constexpr (__is_same(typename Text::unit_type, char)) return type<Text>{};
    else return type<u8lit::detail::text_as<char, Text>>{};
  }
};

#include <u8lit/base/end.hpp>

#endif

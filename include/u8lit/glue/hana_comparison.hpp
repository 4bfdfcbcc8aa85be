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

/// The tag of text_constants in Boost.Hana: `"..."_text` takes part in Hana's algorithms. As with Hana's own types,
/// users include the headers of the algorithms that they call.
/// \code
/// #include <boost/hana/map.hpp>
/// hana::make_map(hana::make_pair("größe"_text, 165))[u"größe"_text] == 165
/// \endcode
struct text_tag {};

}  // namespace u8lit

namespace u8lit::detail {

template <code_unit Unit>
using empty_text = text_constant<fixed_text<Unit, 0>{}>;

// A constant in another encoding form, that of the first operand of concat. Including transcode.hpp instead costs a
// tenth more compile time.
template <code_unit Unit, class Text>
struct convert_text {
  using type = decltype(u8lit::concat(empty_text<Unit>{}, Text{}));
};
template <code_unit Unit, class Text>
using converted_text = typename convert_text<Unit, Text>::type;

}  // namespace u8lit::detail

template <u8lit::fixed_text Text>
struct boost::hana::tag_of<u8lit::text_constant<Text>> {
  using type = u8lit::text_tag;
};

/// Comparable: equal if the scalar values are, whatever the encoding forms. The result is a constant; `==` returns a
/// bool, as it does for text at run time. Constants of one form and of different types are not compared: they are
/// different.
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

/// Orderable by the scalar values. That is the order of the bytes of UTF-8 (RFC 3629 section 1), but not of the code
/// units of UTF-16.
template <>
struct boost::hana::less_impl<u8lit::text_tag, u8lit::text_tag> {
  template <class Left, class Right>
  U8LIT_ABI static constexpr auto apply(const Left&, const Right&) noexcept {
    return bool_<(u8lit::detail::compare_views(Left::view(), Right::view()) < 0)>{};
  }
};

/// Hashable: the hash is the text in UTF-8 of `char`, so equal texts of all encoding forms have one hash, and a
/// hana::map finds under u"a"_text what was inserted under "a"_text. Precondition: the ordinary literal encoding is
/// UTF-8.
template <>
struct boost::hana::hash_impl<u8lit::text_tag> {
  template <class Text>
  U8LIT_ABI static constexpr auto apply(const Text&) noexcept {
    if constexpr (__is_same(typename Text::unit_type, char)) return type<Text>{};
    else return type<u8lit::detail::converted_text<char, Text>>{};
  }
};

#include <u8lit/base/end.hpp>

#endif

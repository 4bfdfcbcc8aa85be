// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_GLUE_HANA_CONCATENATION_HPP
#define U8LIT_GLUE_HANA_CONCATENATION_HPP

#include <boost/hana/fwd/append.hpp>
#include <boost/hana/fwd/concat.hpp>
#include <boost/hana/fwd/empty.hpp>
#include <boost/hana/fwd/plus.hpp>
#include <boost/hana/fwd/prepend.hpp>
#include <boost/hana/fwd/zero.hpp>

#include <u8lit/glue/hana_conversion.hpp>

// Text after text as Boost.Hana says it: `hana::plus` is `hana::concat`, and `hana::zero<text_tag>()`, the empty text,
// is `hana::empty<text_tag>()`. Hana finds a MonadPlus by those two. Text is no Monad all the same, nor an Applicative,
// and what needs one (hana::lift, hana::filter, hana::remove_if) does not compile.

// Monoid. In the form of the first; an empty text gives the other itself.
template <>
struct boost::hana::plus_impl<u8lit::text_tag, u8lit::text_tag> {
  template <class Left, class Right>
  U8LIT_ABI static constexpr auto apply(const Left&, const Right&) noexcept {
    if constexpr (Left::empty()) return Right{};
    else if constexpr (Right::empty()) return Left{};
    else return decltype(u8lit::concat(Left{}, Right{})){};
  }
};
template <>
struct boost::hana::zero_impl<u8lit::text_tag> {
  // A template, so that nobody pays for it who does not use it.
  template <class Unit = char>
  U8LIT_ABI static constexpr u8lit::detail::empty_text<Unit> apply() noexcept {
    return {};
  }
};

// MonadPlus.
template <>
struct boost::hana::concat_impl<u8lit::text_tag> : boost::hana::plus_impl<u8lit::text_tag, u8lit::text_tag> {};
template <>
struct boost::hana::empty_impl<u8lit::text_tag> : boost::hana::zero_impl<u8lit::text_tag> {};

// One character more, in the form of the text: an integral constant, as hana::make<text_tag> takes it.
template <>
struct boost::hana::append_impl<u8lit::text_tag> {
  template <class Text, class Constant>
    requires u8lit::well_formed<u8lit::detail::hana_constants::finding_of_constants<Constant>>
  U8LIT_ABI static constexpr auto apply(const Text&, const Constant&) noexcept {
    return decltype(u8lit::concat(Text{}, u8lit::detail::hana_constants::pack<Constant>::text())){};
  }
  template <class Text, class Constant>
  static u8lit::detail::hana_constants::finding_of_constants<Constant> apply(const Text&, const Constant&) noexcept;
};
template <>
struct boost::hana::prepend_impl<u8lit::text_tag> {
  template <class Text, class Constant>
    requires u8lit::well_formed<u8lit::detail::hana_constants::finding_of_constants<Constant>>
  U8LIT_ABI static constexpr auto apply(const Text&, const Constant&) noexcept {
    using nothing = u8lit::detail::empty_text<typename Text::unit_type>;
    return decltype(u8lit::concat(nothing{}, u8lit::detail::hana_constants::pack<Constant>::text(), Text{})){};
  }
  template <class Text, class Constant>
  static u8lit::detail::hana_constants::finding_of_constants<Constant> apply(const Text&, const Constant&) noexcept;
};

#endif

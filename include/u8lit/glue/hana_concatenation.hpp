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

// Concatenation: `hana::plus` and `hana::concat`, and the empty text, `hana::zero<text_tag>()` and
// `hana::empty<text_tag>()`. Hana takes any type that has these for a MonadPlus. Text is neither a Monad nor an
// Applicative; algorithms that need one (hana::lift, hana::filter, hana::remove_if) do not compile.

/// Monoid. The result has the encoding form of the first operand; if one is empty, it is the other.
template <>
struct boost::hana::plus_impl<u8lit::text_tag, u8lit::text_tag> {
  template <class Left, class Right>
  U8LIT_ABI static constexpr auto apply(const Left&, const Right&) noexcept {
    if constexpr (Left::empty()) return Right{};
    else if constexpr (Right::empty()) return Left{};
    else return decltype(u8lit::concat(Left{}, Right{})){};
  }
};
/// Monoid: the empty text.
template <>
struct boost::hana::zero_impl<u8lit::text_tag> {
  // A template, which is not instantiated where it is not used.
  template <class Unit = char>
  U8LIT_ABI static constexpr u8lit::detail::empty_text<Unit> apply() noexcept {
    return {};
  }
};

/// MonadPlus: as Monoid.
template <>
struct boost::hana::concat_impl<u8lit::text_tag> : boost::hana::plus_impl<u8lit::text_tag, u8lit::text_tag> {};
/// MonadPlus: the empty text.
template <>
struct boost::hana::empty_impl<u8lit::text_tag> : boost::hana::zero_impl<u8lit::text_tag> {};

/// MonadPlus: appends one character, an integral constant as for hana::make<text_tag>, in the encoding form of the
/// text.
template <>
struct boost::hana::append_impl<u8lit::text_tag> {
  template <class Text, class Constant>
    requires u8lit::well_formed<u8lit::detail::hana_constants::diagnostic_of_constants<Constant>>
  U8LIT_ABI static constexpr auto apply(const Text&, const Constant&) noexcept {
    return decltype(u8lit::concat(Text{}, u8lit::detail::hana_constants::pack<Constant>::text())){};
  }
  template <class Text, class Constant>
  static u8lit::detail::hana_constants::refused_pack<u8lit::detail::hana_constants::pack<Constant>> apply(
      const Text&, const Constant&) noexcept;
};
/// MonadPlus: the same at the beginning.
template <>
struct boost::hana::prepend_impl<u8lit::text_tag> {
  template <class Text, class Constant>
    requires u8lit::well_formed<u8lit::detail::hana_constants::diagnostic_of_constants<Constant>>
  U8LIT_ABI static constexpr auto apply(const Text&, const Constant&) noexcept {
    using nothing = u8lit::detail::empty_text<typename Text::unit_type>;
    return decltype(u8lit::concat(nothing{}, u8lit::detail::hana_constants::pack<Constant>::text(), Text{})){};
  }
  template <class Text, class Constant>
  static u8lit::detail::hana_constants::refused_pack<u8lit::detail::hana_constants::pack<Constant>> apply(
      const Text&, const Constant&) noexcept;
};

#endif

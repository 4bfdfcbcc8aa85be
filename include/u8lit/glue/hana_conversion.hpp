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

// Conversions between text_constants and Boost.Hana's types. What is not text does not compile; the error names the
// fault.

namespace u8lit::detail {

/// The type of `to_octet_tuple`.
struct to_octet_tuple_t {
  /// Returns the tuple. Complexity: linear.
  template <fixed_text Text>
  U8LIT_ABI constexpr auto operator()(text_constant<Text> text) const noexcept {
    using octets = converted_text<char, decltype(text)>;
    return of<octets>(indices_below<octets::size()>{});
  }

 private:
  template <class Octets, size_t... Index>
  U8LIT_ABI static constexpr auto of(indices<Index...>) noexcept {
    using namespace boost::hana;
    return tuple<integral_constant<octet, detail::to_octet(Octets::value.unchecked_units[Index])>...>{};
  }
};

}  // namespace u8lit::detail

namespace u8lit {

/// Returns the bytes of a text_constant in UTF-8, a hana::tuple of hana::integral_constant<unsigned char, ...>.
/// `hana::to<text_tag>` converts it back. A function object, as Hana's are.
/// \code
/// hana::length(u8lit::to_octet_tuple("é"_text)) == hana::size_c<2>
/// \endcode
inline constexpr detail::to_octet_tuple_t to_octet_tuple{};

}  // namespace u8lit

/// `hana::make<text_tag>`: text from integral constants that are code units of one type: bytes of any type (UTF-8),
/// char16_t (UTF-16), or char32_t, which are scalar values such as the elements of a text. The result has code units of
/// `char`, or of char16_t if the constants are of that type. Ill-formed ones do not compile, and the error names the
/// first fault.
template <>
struct boost::hana::make_impl<u8lit::text_tag> {
  template <class... Constants>
    requires u8lit::well_formed<u8lit::detail::hana_constants::diagnostic_of_constants<Constants...>>
  U8LIT_ABI static constexpr auto apply(const Constants&...) noexcept {
    return u8lit::detail::hana_constants::pack<Constants...>::text();
  }
  template <class... Constants>
  static u8lit::detail::hana_constants::refused_pack<u8lit::detail::hana_constants::pack<Constants...>> apply(
      const Constants&...) noexcept;
};
/// `hana::to<text_tag>`: as above, from a sequence of such constants: hana::string, hana::tuple, std::integer_sequence.
template <class From>
struct boost::hana::to_impl<
    u8lit::text_tag, From,
    boost::hana::when<boost::hana::Foldable<From>::value && boost::hana::Iterable<From>::value>> {
  template <class Sequence>
    requires u8lit::well_formed<u8lit::detail::hana_constants::diagnostic_of_sequence<Sequence>>
  U8LIT_ABI static constexpr auto apply(const Sequence&) noexcept {
    return u8lit::detail::hana_constants::pack_of<Sequence>::text();
  }
  template <class Sequence>
  static u8lit::detail::hana_constants::refused_pack<u8lit::detail::hana_constants::pack_of<Sequence>> apply(
      const Sequence&) noexcept;
};

/// `hana::to<string_tag>`: a hana::string of the bytes of the text in UTF-8, each a `char`. Hana itself converts text
/// to hana::tuple and other sequences, of its scalar values.
template <>
struct boost::hana::to_impl<boost::hana::string_tag, u8lit::text_tag> {
  template <class Text>
  U8LIT_ABI static constexpr auto apply(const Text&) noexcept {
    using octets = u8lit::detail::converted_text<char, Text>;
    return of<octets>(u8lit::detail::indices_below<octets::size()>{});
  }

 private:
  template <class Octets, u8lit::size_t... Index>
  U8LIT_ABI static constexpr string<Octets::value.unchecked_units[Index]...> of(
      u8lit::detail::indices<Index...>) noexcept {
    return {};
  }
};

#include <u8lit/base/end.hpp>

#endif

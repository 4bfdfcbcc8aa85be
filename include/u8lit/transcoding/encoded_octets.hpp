// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TRANSCODING_ENCODED_OCTETS_HPP
#define U8LIT_TRANSCODING_ENCODED_OCTETS_HPP

#include <u8lit/diagnosis/fault_sentence.hpp>
#include <u8lit/diagnosis/refused.hpp>
#include <u8lit/encoding/fixed_octets.hpp>
#include <u8lit/transcoding/encoding_scheme.hpp>
#include <u8lit/transcoding/transcode.hpp>
#include <u8lit/base/begin.hpp>

// Literals to and from bytes in an encoding scheme, at compile time.

namespace u8lit::detail {

namespace encoded_octets {

// The code unit type of a scheme, by its width in bytes.
template <size_t Width>
struct unit_by_width : type_identity<char> {};
template <>
struct unit_by_width<2> : type_identity<char16_t> {};
template <>
struct unit_by_width<4> : type_identity<char32_t> {};
template <encoding_scheme Scheme>
using unit_of_scheme = typename unit_by_width<unit_width(Scheme)>::type;
template <encoding_scheme Scheme, class Text>
using text_in_scheme = decltype(detail::text_in<unit_of_scheme<Scheme>>(Text{}));

inline constexpr fixed_text signature = U"\uFEFF";

// The bytes of a text_constant.
template <class Text, encoding_scheme Scheme, initial_mark Initial>
inline constexpr auto serialized = [] {
  using marks = text_in_scheme<Scheme, text_constant<signature>>;
  using text = text_in_scheme<Scheme, Text>;
  constexpr size_t width = unit_width(Scheme), mark_size = Initial == initial_mark::write ? marks::size() : 0;
  fixed_octets<(mark_size + text::size()) * width> result;
  for (size_t unit = 0; unit < mark_size + text::size(); ++unit)
    detail::serialize(unit < mark_size ? marks::data()[unit] : text::data()[unit - mark_size],
                      result.octets + unit * width, is_big_endian(Scheme));
  return result;
}();

// The result of decoding bytes: how far they are well-formed, and the number of scalar values.
template <fixed_octets Octets, encoding_scheme Scheme, byte_order_mark Action>
inline constexpr transcoded decoded_octets = [] {
  char32_t values[Octets.size() + 1]{};
  return u8lit::from_octets(Octets, Scheme, Action, values);
}();

// What is wrong with bytes, for compilers that print no sentence.
template <fault What, size_t Number>
struct fault_at_byte;
// "ill-formed UTF-16: the code unit at byte 3 (D8 00) is an unpaired high surrogate (RFC 2781, section 2)".
template <fixed_octets Octets, encoding_scheme Scheme, byte_order_mark Action>
U8LIT_ABI constexpr sentence words_for_octets() noexcept {
  constexpr verdict found = decoded_octets<Octets, Scheme, Action>.found;
  constexpr encoding_form form = form_of<unit_of_scheme<Scheme>>;
  constexpr reason why = detail::reason_of(form, found.what, Octets.octets[found.offset]);
  constexpr size_t left = Octets.size() - found.offset, evidence = found.evidence(form);
  const shown_units shown{Octets.octets + found.offset, evidence < left ? evidence : left};
  if constexpr (form == encoding_form::utf8) return detail::make_sentence(why, form, true, found.offset, shown);
  const sentence_words words = words_of[static_cast<unsigned char>(why)];
  sentence result = sentence{}.append(u8"ill-formed ").append(detail::encoding_name(form));
  result.append(u8": the code unit at byte ").append_decimal(found.offset + 1).append_units(shown).append(u8" ");
  result.append(words.predicate);
  // Bytes of a code unit are missing, not of a sequence, so the section on sequences does not apply.
  if (found.what == fault::truncated) return result;
  return result.append(u8" (").append(words.section).append(u8")");
}
template <fixed_octets Octets, encoding_scheme Scheme, byte_order_mark Action>
U8LIT_ABI constexpr auto refuse() noexcept {
  constexpr verdict found = decoded_octets<Octets, Scheme, Action>.found;
  using diagnostic = fault_at_byte<found.what, found.offset + 1>;
  if constexpr (found) return type_identity<well_formed_text>{};
  else return detail::refuse_type<diagnostic, words_for_octets<Octets, Scheme, Action>>();
}

}  // namespace encoded_octets

}  // namespace u8lit::detail

namespace u8lit {

/// Converts a text_constant to bytes in an encoding scheme (Unicode D95-D101, RFC 2781 section 3).
/// \tparam Scheme   the encoding scheme
/// \tparam Initial  whether a byte order mark comes first
/// \return the bytes as fixed_octets. Complexity: linear.
/// \code
/// u8lit::to_octets<u8lit::encoding_scheme::utf16be, u8lit::initial_mark::write>("\u20AC"_text) == "FE FF 20 AC"_octets
/// \endcode
template <encoding_scheme Scheme, initial_mark Initial = initial_mark::omit, auto Text>
[[nodiscard]] consteval auto to_octets(text_constant<Text>) noexcept {
  return detail::encoded_octets::serialized<text_constant<Text>, Scheme, Initial>;
}

/// Converts bytes in an encoding scheme (Unicode D95-D101, RFC 2781 section 3) to a text_constant. Ill-formed bytes do
/// not compile.
/// \tparam Octets  the bytes, a constant
/// \tparam Scheme  their encoding scheme
/// \tparam Action  what becomes of an initial U+FEFF
/// \tparam Unit    the code unit type of the result
/// \return the text_constant. Complexity: linear.
/// \code
/// u8lit::from_octets<"20 AC"_octets, u8lit::encoding_scheme::utf16be>() == "\u20AC"_text
/// \endcode
template <fixed_octets Octets, encoding_scheme Scheme, byte_order_mark Action = byte_order_mark::keep,
          code_unit Unit = char>
  requires(static_cast<bool>(detail::encoded_octets::decoded_octets<Octets, Scheme, Action>.found))
[[nodiscard]] consteval auto from_octets() noexcept {
  constexpr size_t count = detail::encoded_octets::decoded_octets<Octets, Scheme, Action>.written;
  constexpr auto values = detail::make_unchecked_text<char32_t, count>([](char32_t* units, size_t) {
    static_cast<void>(u8lit::from_octets(Octets.data(), Octets.size(), Scheme, Action, units, count));
  });
  return detail::text_in<Unit>(values);
}
/// Not defined, for ill-formed bytes: does not compile, and the error names the fault, its place and its bytes.
template <fixed_octets Octets, encoding_scheme Scheme, byte_order_mark Action = byte_order_mark::keep,
          code_unit Unit = char>
  requires(!detail::encoded_octets::decoded_octets<Octets, Scheme, Action>.found)
detail::no_result<decltype(detail::encoded_octets::refuse<Octets, Scheme, Action>())> from_octets() noexcept;

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif

// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODEC_ENCODED_CONSTANT_HPP
#define U8LIT_CODEC_ENCODED_CONSTANT_HPP

#include <u8lit/codec/codec_diagnostic.hpp>
#include <u8lit/base/begin.hpp>

// Each codec declares the two operators of its literal itself: the name of an operator cannot be a template
// parameter, and a macro would hide them from the reference.

namespace u8lit {

/// A well-formed literal of an encoding other than UTF-8, as a type: one for each encoding and value, with static
/// storage and a NUL at the end. `"..."_cesu8` makes one. It is not text; the encoding's `to_utf8` makes text of it.
///
/// An ill-formed literal is not a valid argument. Outside of constraints that is an error, which names the fault and
/// the encoding's rule. For literals of an encoding of your own, write the first of these operators; with the second,
/// the error is a sentence:
/// \code
/// template <u8lit::unvalidated_literal Octets>
/// constexpr u8lit::encoded_constant<mine, Octets> operator""_mine() noexcept { return {}; }
/// template <u8lit::unvalidated_literal Octets>
/// mine::refused<Octets> operator""_mine() noexcept;
/// \endcode
/// \tparam Codec   the codec, such as legacy::cesu8
/// \tparam Octets  the literal
template <class Codec, unvalidated_literal Octets>
  requires well_formed<codec_diagnostic<Codec, Octets>>
struct encoded_constant {
  static_assert(!detail::to_unsigned(Octets.units[Octets.size()]),
                "u8lit: the NUL at the end of the octets was overwritten");

  using codec_type = Codec;                                ///< the codec
  using unit_type = typename decltype(Octets)::unit_type;  ///< the type of the literal's code units

  /// The literal.
  static constexpr const decltype(Octets)& value = Octets;

  // As in text_constant. A common base class would be instantiated for each literal.

  /// Returns the first code unit; `size()` of them and a NUL are in static storage.
  [[nodiscard]] [[__gnu__::__always_inline__]] U8LIT_ABI static constexpr const unit_type* data() noexcept {
    return Octets.units;
  }
  /// As data().
  [[nodiscard]] [[__gnu__::__always_inline__]] U8LIT_ABI static constexpr const unit_type* c_str() noexcept {
    return Octets.units;
  }
  /// Returns the number of code units, without the NUL.
  [[nodiscard]] [[__gnu__::__always_inline__]] U8LIT_ABI static constexpr size_t size() noexcept {
    return decltype(Octets)::size();
  }
  /// Returns whether size() is 0.
  [[nodiscard]] [[__gnu__::__always_inline__]] U8LIT_ABI static constexpr bool empty() noexcept { return size() == 0; }
};

/// Compares the code units of two constants of one encoding. Constants of different encodings do not compare.
/// Complexity: linear.
template <class Codec, unvalidated_literal Left, unvalidated_literal Right>
U8LIT_ABI constexpr bool operator==(encoded_constant<Codec, Left>, encoded_constant<Codec, Right>) noexcept {
  if (Left.size() != Right.size()) return false;
  for (size_t at = 0; at < Left.size(); ++at) {
    if (detail::to_unsigned(Left.units[at]) != detail::to_unsigned(Right.units[at])) return false;
  }
  return true;
}

}  // namespace u8lit

namespace u8lit::detail {

template <class Codec, unvalidated_literal Octets>
inline constexpr bool is_non_text<encoded_constant<Codec, Octets>> = true;

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

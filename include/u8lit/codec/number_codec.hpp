// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODEC_NUMBER_CODEC_HPP
#define U8LIT_CODEC_NUMBER_CODEC_HPP

#include <u8lit/base/indices.hpp>
#include <u8lit/codec/basic_codec.hpp>
#include <u8lit/codec/codec_diagnostic.hpp>
#include <u8lit/codec/grammar.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

template <code_unit Unit, const auto& Numbers>
inline constexpr bool numbers_fit_unit = [] {
  for (const number_range& each : Numbers) {
    if (detail::to_unsigned(static_cast<Unit>(each.last)) != each.last) return false;
  }
  return true;
}();

// The length of a prefix of valid numbers, a multiple of the block, for constant evaluation: compilers limit statements
// and calls, so each block is one expression for each range. For 8,192 units of UCS-2, g++ 12 takes 63 % fewer
// instructions and clang 19 81 %.
template <const auto& Numbers, code_unit Unit, size_t... Index>
[[nodiscard]] U8LIT_ABI constexpr size_t valid_number_prefix(const Unit* units, size_t size,
                                                             indices<Index...>) noexcept {
  constexpr size_t block = sizeof...(Index);
  constexpr unsigned all = (1u << block) - 1;
  using number = decltype(detail::unsigned_like(Unit{}));
  size_t at = 0;
  for (unsigned valid = 0; size - at >= block; at += block, valid = 0) {
    for (const number_range& each : Numbers) {
      const unsigned first = each.first, last = each.last;
      if (first > last) continue;
      valid |= (... | (unsigned{static_cast<number>(units[at + Index]) - first <= last - first} << Index));
      if (valid == all) break;
    }
    if (valid != all) break;
  }
  return at;
}

}  // namespace u8lit::detail

namespace u8lit {

/// An encoding in which each number is one code unit of that value, as in UCS-2 and UCS-4: validator, decoder, encoder
/// and conversions. Offsets and lengths count code units. A code unit that is not one of its numbers is
/// fault::surrogate or fault::out_of_range, of length 1.
/// \tparam Codec    the struct that derives from this
/// \tparam Unit     the type of the code units
/// \tparam Numbers  the ranges of the numbers, an array at namespace scope. Each number must fit in `Unit`.
/// \code
/// inline constexpr u8lit::number_range bmp[] = {{0x0000, 0xD7FF}, {0xE000, 0xFFFF}};
/// struct mine : u8lit::number_codec<mine, char16_t, bmp> {};
/// \endcode
template <class Codec, code_unit Unit, const auto& Numbers>
  requires detail::numbers_fit_unit<Unit, Numbers>
struct number_codec : detail::basic_codec<Codec> {
  // As in checked_codec.
  static_assert(!requires(const Codec* codec, void take(const detail::basic_codec<Codec>*)) { take(codec); },
                "u8lit: the first argument of a number_codec is the struct that derives from it");

  using detail::basic_codec<Codec>::decode_front;
  using detail::basic_codec<Codec>::validate;

  static constexpr detail::encoding_form unit_form = detail::form_of<Unit>;  ///< How wide a code unit is.

  /// The length of the longest sequence, in code units.
  static constexpr size_t longest = 1;

  /// Returns 1 if the encoding has the number, else 0.
  [[nodiscard]] U8LIT_ABI static constexpr size_t length(char32_t number) noexcept {
    for (const number_range& each : Numbers) {
      if (each.contains(number)) return 1;
    }
    return 0;
  }

  /// Encodes a number.
  /// \return its code unit; empty if the encoding does not have the number
  [[nodiscard]] U8LIT_ABI static constexpr detail::unit_sequence<Unit, longest> encode(char32_t number) noexcept {
    return detail::unit_sequence<Unit, longest>{[number](Unit* units) { return encode_to(units, number); }};
  }

  /// Writes the code unit of a number.
  /// \param units   receives the code unit. Precondition: there is room for length(number).
  /// \param number  the number
  /// \return how many code units it wrote: 1, or 0 if the encoding does not have the number
  template <code_unit Out>
    requires detail::unit_of_codec<Codec, Out>
  U8LIT_ABI static constexpr size_t encode_to(Out* units, char32_t number) noexcept {
    if (length(number) == 0) return 0;
    units[0] = static_cast<Out>(number);
    return 1;
  }

  /// Decodes the first code unit, given a pointer and a size.
  /// \param units  the first code unit
  /// \param size   the number of code units
  /// \return the number or the fault, of length 1; as u8lit::decode_front for empty input
  template <code_unit In>
    requires detail::unit_of_codec<Codec, In>
  [[nodiscard]] U8LIT_ABI static constexpr decoded decode_front(const In* units, size_t size) noexcept {
    if (size == 0) return {};
    const char32_t number = detail::to_unsigned(units[0]);
    if (length(number) == 1) return {number, 1, fault::none};
    return {replacement_character, 1, detail::is_surrogate(number) ? fault::surrogate : fault::out_of_range};
  }

  /// Checks whether all code units are numbers of the encoding, given a pointer and a size. Complexity: linear.
  /// \param units  the first code unit
  /// \param size   the number of code units
  /// \return the first fault and its offset; true if there is none
  template <code_unit In>
    requires detail::unit_of_codec<Codec, In>
  [[nodiscard]] U8LIT_ABI static constexpr verdict validate(const In* units, size_t size) noexcept {
    size_t valid = 0;
    if (__builtin_is_constant_evaluated())
      valid = detail::valid_number_prefix<Numbers>(units, size, detail::indices_below<16>{});
    verdict result =
        detail::basic_codec<Codec>::first_fault(units + valid, size - valid, [](decoded front) { return front; });
    result.offset += valid;
    return result;
  }
};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif

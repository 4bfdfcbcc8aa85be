// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_HEX_HPP
#define U8LIT_OPERATION_HEX_HPP

#include <u8lit/base/wide_types.hpp>
#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/operation/escaping.hpp>
#include <u8lit/transcoding/transcode.hpp>
#include <u8lit/base/begin.hpp>

// Bytes in hexadecimal, `41 E2 89 A2`, as in RFC 3629. The literals `"..."_octets` read this notation.

namespace u8lit {

/// An option of `to_hex`: what separates two bytes.
/// \code
/// static_assert(to_hex("é"_text, hex_separator::none) == "C3A9"_text);
/// to_hex(bytes, buffer, hex_separator{is_compact});
/// \endcode
struct hex_separator {
  bool is_none;  ///< the option's value, at run time

  static const detail::constant_option<hex_separator, false> space;  ///< a space, the default
  static const detail::constant_option<hex_separator, true> none;    ///< nothing
};
inline constexpr detail::constant_option<hex_separator, false> hex_separator::space{};
inline constexpr detail::constant_option<hex_separator, true> hex_separator::none{};

}  // namespace u8lit

namespace u8lit::detail {

// Writes digits of 16 octets at a time, while they fit, and returns the number of octets: their digits as numbers, the
// high one before the low one, and then as characters. A seventh of the time of one octet at a time (g++ 12).
template <utf8_unit In, utf8_unit Out>
U8LIT_ABI size_t write_hex_blocks(const In* octets, size_t size, Out* out,
                                                            size_t out_size) noexcept {
  using block = typename vector_of<octet, 16>::type;
  constexpr octet letter_gap = u8'A' - u8'9' - 1;
  size_t at = 0;
  for (const size_t end = size < out_size / 2 ? size : out_size / 2; end - at >= 16; at += 16) {
    block all;
    __builtin_memcpy(&all, octets + at, sizeof all);
    const block high = all >> 4, low = all & 0x0F;
    block digits[]{
        __builtin_shufflevector(high, low, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23),
        __builtin_shufflevector(high, low, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31)};
    for (block& each : digits) each += static_cast<octet>(u8'0') + (reinterpret_cast<block>(each > 9) & letter_gap);
    __builtin_memcpy(out + 2 * at, digits, sizeof digits);
  }
  return at;
}

struct to_hex_operation final : transcoding_operation<to_hex_operation>, writes_text_of_any_units {
  template <utf8_unit In, code_unit Out>
  U8LIT_ABI static constexpr transcoded apply(const In* octets, size_t size, Out* out, size_t out_size,
                                              hex_separator separator = hex_separator::space) noexcept {
    transcoded result{};
    if constexpr (utf8_unit<Out>) {
      if (!__builtin_is_constant_evaluated() && separator.is_none && out) {
        result.read = detail::write_hex_blocks(octets, size, out, out_size);
        result.written = 2 * result.read;
      }
    }
    for (; result.read < size; ++result.read) {
      const bool is_spaced = !separator.is_none && result.read > 0;
      const size_t length = is_spaced ? 3 : 2;
      result.fits = length <= out_size - result.written;
      if (!result.fits) break;
      if (out) {
        escape_writer<Out> digits{out + result.written};
        if (is_spaced) digits.append(u8' ');
        digits.append(detail::to_octet(octets[result.read]), 2);
      }
      result.written += length;
    }
    result.found.offset = result.read;
    return result;
  }

  using transcoding_operation<to_hex_operation>::operator();
  /// Writes the UTF-8 bytes of a text_constant as hexadecimal numbers, at compile time. A hex_separator may follow.
  /// Complexity: linear.
  /// \return a text_constant of the same code unit type
  template <auto Text, bool Value = false>
  [[nodiscard]] consteval auto operator()(text_constant<Text>,
                                          constant_option<hex_separator, Value> = {}) const noexcept {
    using unit = typename text_constant<Text>::unit_type;
    return detail::make_measured_text<unit>([](unit* out, size_t size) {
      constexpr auto octets = detail::text_in<utf8_character>(text_constant<Text>{});
      return apply(octets.data(), octets.size(), out, size, hex_separator{Value});
    });
  }
};

}  // namespace u8lit::detail

namespace u8lit {

/// Writes bytes as hexadecimal numbers of two upper-case digits. The bytes need not be text.
///
/// Calls: `to_hex("..."_text)`, `to_hex(bytes, buffer)`, `to_hex(bytes, out, out_size)`, `to_hex(bytes, size, out,
/// out_size)`; each also with a hex_separator as the last argument.
/// - `bytes`, `size`: an object with data() and size(), or a pointer and a number, of a UTF-8 code unit type
/// - `buffer`: an array, or an object with data() and size(), of any code unit type
/// - `out`, `out_size`: a pointer to code units, and how many fit; nullptr and npos to measure the output only
/// - returns, for a text_constant of any code unit type, a text_constant with its UTF-8 bytes; else a `transcoded` with
///   `read` in bytes. It stops before a byte that does not fit, and writes no NUL.
/// - complexity: linear
/// \code
/// static_assert(to_hex("日本"_text) == "E6 97 A5 E6 9C AC"_text);
/// static_assert(to_hex("A"_text, hex_separator::none) == "41"_text);
/// \endcode
inline constexpr detail::to_hex_operation to_hex{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif

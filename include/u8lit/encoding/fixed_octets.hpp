// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_ENCODING_FIXED_OCTETS_HPP
#define U8LIT_ENCODING_FIXED_OCTETS_HPP

#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit {

/// An array of bytes, well-formed UTF-8 or not, as a value: the type of `"E2 82 AC"_octets`. It can be a template
/// argument: `template <u8lit::fixed_octets Octets>`.
/// \tparam Size  the number of bytes
/// \code
/// constexpr u8lit::fixed_octets<3> euro{{0xE2, 0x82, 0xAC}};
/// static_assert(euro == "E2 82 AC"_octets);
/// \endcode
template <size_t Size>
struct fixed_octets {
  /// The bytes; public because members of template arguments must be.
  octet octets[Size == 0 ? 1 : Size]{};

  /// Returns a pointer to the first byte; there is no NUL after the last.
  [[nodiscard]] U8LIT_ABI constexpr const octet* data() const noexcept { return octets; }
  /// Returns the number of bytes.
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return Size; }
  /// Returns the bytes as a range.
  [[nodiscard]] U8LIT_ABI constexpr const octet* begin() const noexcept { return octets; }
  /// Returns the end of that range.
  [[nodiscard]] U8LIT_ABI constexpr const octet* end() const noexcept { return octets + Size; }
  /// Returns whether all bytes are equal.
  U8LIT_ABI friend constexpr bool operator==(const fixed_octets& left, const fixed_octets& right) noexcept {
    return detail::compiler::are_equal(left.octets, right.octets);
  }
};

// Without a guide, -Wctad-maybe-unsupported of clang warns of `template <u8lit::fixed_octets Octets>`.
template <size_t Size>
fixed_octets(fixed_octets<Size>) -> fixed_octets<Size>;
template <size_t Size>
inline constexpr bool detail::owns_units<fixed_octets<Size>> = true;

/// Returns whether UTF-8, well-formed or not, consists of exactly these bytes. Complexity: linear. Errors: none.
/// \param text    an array, in which a final NUL character does not count, or an object with data() and size()
/// \param octets  the bytes
/// \return whether size and bytes are equal
/// \code
/// static_assert(u8lit::encode(U'\u20AC') == "E2 82 AC"_octets);
/// \endcode
template <size_t Size, detail::octets_like Text>
U8LIT_ABI constexpr bool operator==(const Text& text, const fixed_octets<Size>& octets) noexcept {
  const auto units = detail::units_of(text);
  bool is_equal = units.size() == Size;
  for (size_t at = 0; is_equal && at < Size; ++at) is_equal = detail::to_octet(units.data()[at]) == octets.octets[at];
  return is_equal;
}

}  // namespace u8lit

namespace u8lit::detail {

template <size_t Size>
inline constexpr bool is_non_text<fixed_octets<Size>> = true;

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

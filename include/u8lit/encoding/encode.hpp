// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_ENCODING_ENCODE_HPP
#define U8LIT_ENCODING_ENCODE_HPP

#include <u8lit/base/compiler.hpp>
#include <u8lit/base/octet.hpp>
#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_FALSE_WARNINGS_BEGIN

namespace u8lit {

/// The 1 to 4 bytes of one scalar value in UTF-8, which `encode` returns. Usable wherever the library takes text.
class utf8_sequence {
 public:
  /// Returns a pointer to the first byte; there is no NUL after the last.
  [[nodiscard]] U8LIT_ABI constexpr const octet* data() const noexcept U8LIT_LIFETIMEBOUND { return octets_; }
  /// Returns the number of bytes.
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return size_; }
  /// Returns the bytes as a range.
  [[nodiscard]] U8LIT_ABI constexpr const octet* begin() const noexcept U8LIT_LIFETIMEBOUND { return octets_; }
  /// Returns the end of that range.
  [[nodiscard]] U8LIT_ABI constexpr const octet* end() const noexcept U8LIT_LIFETIMEBOUND { return octets_ + size_; }
  /// Returns the byte at an index. Precondition: index < size().
  [[nodiscard]] U8LIT_ABI constexpr octet operator[](size_t index) const noexcept { return octets_[index]; }

  /// Returns whether both encode the same scalar value.
  U8LIT_ABI friend constexpr bool operator==(const utf8_sequence& left, const utf8_sequence& right) noexcept {
    return left.size_ == right.size_ && detail::compiler::are_equal(left.octets_, right.octets_);
  }

 private:
  U8LIT_ABI constexpr utf8_sequence() noexcept = default;
  U8LIT_ABI friend constexpr utf8_sequence encode(scalar_value) noexcept;

  octet octets_[detail::longest_sequence]{};
  octet size_ = 0;
};

}  // namespace u8lit

namespace u8lit::detail {

template <>
inline constexpr bool owns_units<utf8_sequence> = true;

}  // namespace u8lit::detail

namespace u8lit {

/// Returns the length of a scalar value in UTF-8 (RFC 3629 section 3). Complexity: constant. Errors: none.
/// \param value  a scalar value
/// \return the number of bytes, 1 to 4
/// \code
/// static_assert(u8lit::utf8_length(U'\u20AC') == 3);
/// \endcode
[[nodiscard]] U8LIT_ABI constexpr size_t utf8_length(scalar_value value) noexcept {
  const char32_t number = value.unchecked_value;
  return number < 0x80 ? 1 : number < 0x800 ? 2 : number < 0x1'0000 ? 3 : 4;
}
/// Returns the length of a scalar value in UTF-16 (Unicode D91): 1 code unit, or 2 for a surrogate pair. Complexity:
/// constant. Errors: none.
/// \param value  a scalar value
/// \return the number of code units, 1 or 2
/// \code
/// static_assert(u8lit::utf16_length(U'\U0001F600') == 2);
/// \endcode
[[nodiscard]] U8LIT_ABI constexpr size_t utf16_length(scalar_value value) noexcept {
  return value.unchecked_value < 0x1'0000 ? 1 : 2;
}
/// Returns the length of a scalar value in UTF-32 (Unicode D90): always 1. Complexity: constant. Errors: none.
/// \return the number of code units, 1
[[nodiscard]] U8LIT_ABI constexpr size_t utf32_length(scalar_value) noexcept { return 1; }

}  // namespace u8lit

namespace u8lit::detail {

// The number of units that encode a scalar value: 1 to 4 in UTF-8 (the rows of the table in RFC 3629 section 3), 1 or 2
// in UTF-16 (Unicode D91), 1 in UTF-32 (D90). The functions above do not call it, because every include would then
// instantiate it.
template <code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr size_t encoded_length(scalar_value value) noexcept {
  if constexpr (utf8_unit<Unit>) return u8lit::utf8_length(value);
  else if constexpr (utf16_unit<Unit>) return u8lit::utf16_length(value);
  else return 1;
}

}  // namespace u8lit::detail

namespace u8lit {

/// Writes a scalar value to a buffer in the encoding form of its code units (RFC 3629 section 3; Unicode D90, D91).
/// Precondition: there is room for them, at most 4 bytes in UTF-8 and 2 units in UTF-16. Complexity: constant.
/// \param units  the first code unit to write to; no NUL is added
/// \param value  a scalar value
/// \return the number of code units written
/// \code
/// char buffer[4];
/// std::size_t size = u8lit::encode_to(buffer, U'\u20AC');  // 3
/// \endcode
template <code_unit Unit>
U8LIT_ABI constexpr size_t encode_to(Unit* units, scalar_value value) noexcept {
  // In as few statements as possible, because constant evaluation pays for each.
  const char32_t bits = value.unchecked_value;
  if (utf32_unit<Unit> || bits < (utf8_unit<Unit> ? 0x80 : 0x1'0000)) {
    units[0] = static_cast<Unit>(bits);
    return 1;
  }
  if constexpr (utf16_unit<Unit>) {
    units[0] = static_cast<Unit>(detail::high_surrogates.first | (bits - 0x1'0000u) >> 10);
    units[1] = static_cast<Unit>(detail::low_surrogates.first | (bits & 0x3FF));
    return 2;
  } else if (bits < 0x800) {
    units[0] = static_cast<Unit>(0xC0 | bits >> 6);
    units[1] = static_cast<Unit>(0x80 | (bits & 0x3F));
    return 2;
  } else if (bits < 0x1'0000) {
    units[0] = static_cast<Unit>(0xE0 | bits >> 12);
    units[1] = static_cast<Unit>(0x80 | (bits >> 6 & 0x3F));
    units[2] = static_cast<Unit>(0x80 | (bits & 0x3F));
    return 3;
  } else {
    units[0] = static_cast<Unit>(0xF0 | bits >> 18);
    units[1] = static_cast<Unit>(0x80 | (bits >> 12 & 0x3F));
    units[2] = static_cast<Unit>(0x80 | (bits >> 6 & 0x3F));
    units[3] = static_cast<Unit>(0x80 | (bits & 0x3F));
    return 4;
  }
}

/// Encodes a scalar value in UTF-8. Each scalar value has exactly one sequence (RFC 3629 section 3). Complexity:
/// constant. Errors: none.
/// \param value  a scalar value
/// \return its 1 to 4 bytes
/// \code
/// static_assert(u8lit::encode(U'\u20AC') == "\u20AC"_utf8);
/// \endcode
[[nodiscard]] U8LIT_ABI constexpr utf8_sequence encode(scalar_value value) noexcept {
  utf8_sequence result;
  result.size_ = static_cast<octet>(encode_to(result.octets_, value));
  return result;
}

}  // namespace u8lit

U8LIT_FALSE_WARNINGS_END
#include <u8lit/base/end.hpp>

#endif

// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_ENCODING_ENCODE_HPP
#define U8LIT_ENCODING_ENCODE_HPP

#include <u8lit/base/compiler.hpp>
#include <u8lit/base/octet.hpp>
#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit {

struct scalar_value;

// The 1 to 4 octets of one scalar value; a text, wherever one is taken. `encode` makes it.
class sequence {
 public:
  [[nodiscard]] U8LIT_ABI constexpr const octet* data() const noexcept U8LIT_LIFETIMEBOUND { return octets_; }
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return size_; }
  [[nodiscard]] U8LIT_ABI constexpr const octet* begin() const noexcept U8LIT_LIFETIMEBOUND { return octets_; }
  [[nodiscard]] U8LIT_ABI constexpr const octet* end() const noexcept U8LIT_LIFETIMEBOUND { return octets_ + size_; }
  // Precondition: index < size().
  [[nodiscard]] U8LIT_ABI constexpr octet operator[](size_t index) const noexcept { return octets_[index]; }

  U8LIT_ABI friend constexpr bool operator==(const sequence& left, const sequence& right) noexcept {
    return left.size_ == right.size_ && detail::compiler::are_equal(left.octets_, right.octets_);
  }

 private:
  U8LIT_ABI constexpr sequence() noexcept = default;
  U8LIT_ABI friend constexpr sequence encode(scalar_value) noexcept;

  octet octets_[detail::longest_sequence]{};
  octet size_ = 0;
};

}  // namespace u8lit

namespace u8lit::detail {

template <>
inline constexpr bool owns_units<sequence> = true;

// How many code units encode the scalar value in the encoding form of `Unit`: of UTF-8 1 to 4 (RFC 3629 section 3, the
// table's rows), of UTF-16 1 or 2 (Unicode D91), of UTF-32 1 (D90).
template <code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr size_t encoded_length(scalar_value value) noexcept {
  const char32_t number = value.unchecked_value;
  if constexpr (utf8_unit<Unit>) return number < 0x80 ? 1 : number < 0x800 ? 2 : number < 0x1'0000 ? 3 : 4;
  else if constexpr (utf16_unit<Unit>) return number < 0x1'0000 ? 1 : 2;
  else return 1;
}

}  // namespace u8lit::detail

namespace u8lit {

[[nodiscard]] U8LIT_ABI constexpr size_t utf8_length(scalar_value value) noexcept { return detail::encoded_length<char>(value); }
[[nodiscard]] U8LIT_ABI constexpr size_t utf16_length(scalar_value value) noexcept {
  return detail::encoded_length<char16_t>(value);
}
[[nodiscard]] U8LIT_ABI constexpr size_t utf32_length(scalar_value value) noexcept {
  return detail::encoded_length<char32_t>(value);
}

// Writes the scalar value's `encoded_length<Unit>` code units to `units`, and tells how many there are. Precondition: there is
// room for them. In as few statements as it takes, for compilers evaluate each.
template <code_unit Unit>
U8LIT_ABI constexpr size_t encode_to(Unit* units, scalar_value value) noexcept {
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

// The sequence that encodes the scalar value, of which there is exactly one (RFC 3629 section 3). Cannot fail.
[[nodiscard]] U8LIT_ABI constexpr sequence encode(scalar_value value) noexcept {
  sequence made;
  made.size_ = static_cast<octet>(encode_to(made.octets_, value));
  return made;
}

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif

// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_ENCODING_FIXED_OCTETS_HPP
#define U8LIT_ENCODING_FIXED_OCTETS_HPP

#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit {

// Octets, text or not, as a value that owns them.
template <size_t Size>
struct fixed_octets {
  octet octets[Size == 0 ? 1 : Size]{};

  [[nodiscard]] U8LIT_ABI constexpr const octet* data() const noexcept { return octets; }
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return Size; }
  [[nodiscard]] U8LIT_ABI constexpr const octet* begin() const noexcept { return octets; }
  [[nodiscard]] U8LIT_ABI constexpr const octet* end() const noexcept { return octets + Size; }
  U8LIT_ABI friend constexpr bool operator==(const fixed_octets& left, const fixed_octets& right) noexcept {
    return detail::compiler::are_equal(left.octets, right.octets);
  }
};

}  // namespace u8lit

namespace u8lit::detail {

template <size_t Size>
inline constexpr bool is_non_text<fixed_octets<Size>> = true;

}  // namespace u8lit::detail

namespace u8lit {

  // compared with octets, below

// Octets may be a template argument: `template <u8lit::fixed_octets Octets>`.
template <size_t Size>
fixed_octets(fixed_octets<Size>) -> fixed_octets<Size>;

// Whether text in UTF-8, or a sequence, consists of just these octets: `encode(U'\u20AC') == "E2 82 AC"_octets`.
template <size_t Size, detail::octets_like Text>
U8LIT_ABI constexpr bool operator==(const Text& text, const fixed_octets<Size>& octets) noexcept {
  if (static_cast<size_t>(text.size()) != Size) return false;
  for (size_t at = 0; at < Size; ++at) {
    if (detail::to_octet(text.data()[at]) != octets.octets[at]) return false;
  }
  return true;
}

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif

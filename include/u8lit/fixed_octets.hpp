// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_FIXED_OCTETS_HPP
#define U8LIT_FIXED_OCTETS_HPP

#include <u8lit/octet.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

// Octets, text or not, as a value that owns them.
template <size_t Size>
struct fixed_octets {
  octet octets[Size == 0 ? 1 : Size]{};

  constexpr const octet* data() const noexcept { return octets; }
  constexpr size_t size() const noexcept { return Size; }
  constexpr const octet* begin() const noexcept { return octets; }
  constexpr const octet* end() const noexcept { return octets + Size; }
  friend constexpr bool operator==(const fixed_octets&, const fixed_octets&) noexcept = default;
};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif

// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_SMALLEST_UNSIGNED_HPP
#define U8LIT_SMALLEST_UNSIGNED_HPP

#include <u8lit/size.hpp>

namespace u8lit {

template <size_t Limit>
constexpr auto zero_below() noexcept {
  if constexpr (Limit <= 0xFF) return static_cast<unsigned char>(0);
  else if constexpr (Limit <= 0xFFFF) return static_cast<unsigned short>(0);
  else if constexpr (Limit <= 0xFFFF'FFFF) return 0U;
  else return size_t{};
}

// The smallest unsigned integer type that holds every number up to the limit; tables are made of such.
template <size_t Limit>
using smallest_unsigned = decltype(zero_below<Limit>());

}  // namespace u8lit

#endif

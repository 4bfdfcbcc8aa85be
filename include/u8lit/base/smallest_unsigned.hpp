// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_BASE_SMALLEST_UNSIGNED_HPP
#define U8LIT_BASE_SMALLEST_UNSIGNED_HPP

#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

template <unsigned long long Limit>
U8LIT_ABI constexpr auto make_zero() noexcept {
  if constexpr (Limit <= 0xFF) return static_cast<unsigned char>(0);
  else if constexpr (Limit <= 0xFFFF) return static_cast<unsigned short>(0);
  else if constexpr (Limit <= 0xFFFF'FFFF) return 0U;
  else return 0ULL;
}

// The smallest unsigned integer type that holds every number up to the limit; tables are made of such.
template <unsigned long long Limit>
using smallest_unsigned = decltype(detail::make_zero<Limit>());

// The same for every number below a count.
template <unsigned long long Count>
using smallest_index = smallest_unsigned<(Count == 0 ? 0 : Count - 1)>;

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

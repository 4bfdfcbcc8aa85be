// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_COPY_HPP
#define U8LIT_COPY_HPP

#include <u8lit/size.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

// Copies code units from one place to another that does not overlap it. clang copies them at once in a constant expression,
// too, where each step of a loop counts; g++ cannot.
template <class Unit>
U8LIT_ABI constexpr void copy(Unit* to, const Unit* from, size_t size) noexcept {
#ifdef __clang__
  __builtin_memcpy(to, from, size * sizeof(Unit));
#else
  for (size_t at = 0; at < size; ++at) to[at] = from[at];
#endif
}

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif

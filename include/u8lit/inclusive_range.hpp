// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_INCLUSIVE_RANGE_HPP
#define U8LIT_INCLUSIVE_RANGE_HPP

#include <u8lit/compiler/begin.hpp>

namespace u8lit {

// Numbers from `first` to `last`, both included, as the RFC writes them: `%x80-BF`, `U+D800..U+DFFF`.
template <class Number>
struct inclusive_range {
  Number first;
  Number last;

  [[nodiscard]] U8LIT_ABI constexpr bool contains(Number number) const noexcept {
    return first <= number && number <= last;
  }
  // Comparisons are written out where every program includes them: defaulted ones cost clang a millisecond together.
  U8LIT_ABI friend constexpr bool operator==(inclusive_range left, inclusive_range right) noexcept {
    return left.first == right.first && left.last == right.last;
  }
};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif

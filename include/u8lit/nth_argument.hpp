// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_NTH_ARGUMENT_HPP
#define U8LIT_NTH_ARGUMENT_HPP

#include <u8lit/indices.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

// What every argument converts to: one that is not looked at.
struct any_argument {
  template <class Argument>
  U8LIT_ABI constexpr any_argument(const Argument&) noexcept {}
};
template <size_t>
using skipped_argument = any_argument;

template <class Before>
struct argument_behind;
template <size_t... Before>
struct argument_behind<indices<Before...>> {
  template <class Nth, class... Rest>
  U8LIT_ABI static constexpr Nth& of(skipped_argument<Before>..., Nth& nth, const Rest&...) noexcept {
    return nth;
  }
};

// The argument with this index, which is less than their number: one instantiation, however many there are. The compiler's
// own element of a pack is not in g++ 12.
template <size_t Index, class... Arguments>
U8LIT_ABI constexpr auto& nth_argument(Arguments&... arguments) noexcept {
  return argument_behind<indices_below<Index>>::of(arguments...);
}

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif

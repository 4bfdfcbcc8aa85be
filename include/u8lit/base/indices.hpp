// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_BASE_INDICES_HPP
#define U8LIT_BASE_INDICES_HPP

#include <u8lit/base/octet.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// Numbers from 0 on as a pack, by which what an array holds becomes template arguments.
template <size_t... Index>
struct indices {};

// Made by the compiler, at no instantiation for each: std::make_index_sequence without <utility>.
#if defined(__GNUC__) && !defined(__clang__)
template <size_t Count>
using indices_below = indices<__integer_pack(Count)...>;
#else
template <class, size_t... Index>
using indices_of_sequence = indices<Index...>;
template <size_t Count>
using indices_below = __make_integer_seq<indices_of_sequence, size_t, Count>;
#endif

// What every argument converts to: one that is not looked at.
struct any_argument {
  template <class Argument>
  U8LIT_ABI constexpr any_argument(const Argument&) noexcept {}
};
template <size_t>
using skipped_argument = any_argument;

template <class Before>
struct argument_after;
template <size_t... Before>
struct argument_after<indices<Before...>> {
  template <class Nth, class... Rest>
  U8LIT_ABI static constexpr Nth& of(skipped_argument<Before>..., Nth& nth, const Rest&...) noexcept {
    return nth;
  }
};

// The argument with this index, which is less than their number: one instantiation, however many there are. The compiler's
// own element of a pack is not in g++ 12.
template <size_t Index, class... Arguments>
U8LIT_ABI constexpr auto& nth_argument(Arguments&... arguments) noexcept {
  return argument_after<indices_below<Index>>::of(arguments...);
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

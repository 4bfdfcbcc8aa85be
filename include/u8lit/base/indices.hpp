// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_BASE_INDICES_HPP
#define U8LIT_BASE_INDICES_HPP

#include <u8lit/base/octet.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// A pack of numbers, as std::index_sequence without <utility>: it turns the elements of an array into template
// arguments.
template <size_t... Index>
struct indices {};

// The indices from 0 to Count - 1, made by a builtin, which does not instantiate a template for each index.
#if defined(__GNUC__) && !defined(__clang__)
template <size_t Count>
using indices_below = indices<__integer_pack(Count)...>;
#else
template <class, size_t... Index>
using indices_of_sequence = indices<Index...>;
template <size_t Count>
using indices_below = __make_integer_seq<indices_of_sequence, size_t, Count>;
#endif

// The type of a parameter that accepts and ignores any argument; an alias for each index.
struct ignored_argument {
  template <class Argument>
  U8LIT_ABI constexpr ignored_argument(const Argument&) noexcept {}
};
template <size_t>
using ignored_argument_at = ignored_argument;

template <class Before>
struct argument_after;
template <size_t... Before>
struct argument_after<indices<Before...>> {
  template <class Nth, class... Rest>
  U8LIT_ABI static constexpr Nth& of(ignored_argument_at<Before>..., Nth& nth, const Rest&...) noexcept {
    return nth;
  }
};

// The argument with the given index. One instantiation, whatever the number of arguments; g++ 12 has no builtin for
// that. Precondition: Index < sizeof...(Arguments).
template <size_t Index, class... Arguments>
U8LIT_ABI constexpr auto& nth_argument(Arguments&... arguments) noexcept {
  return argument_after<indices_below<Index>>::of(arguments...);
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

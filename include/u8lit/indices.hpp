// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_INDICES_HPP
#define U8LIT_INDICES_HPP

#include <u8lit/size.hpp>

namespace u8lit {

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

}  // namespace u8lit

#endif

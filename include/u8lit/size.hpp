// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_SIZE_HPP
#define U8LIT_SIZE_HPP

namespace u8lit {

// std::size_t and std::ptrdiff_t themselves, said without a header, for even <stddef.h> costs libc++'s users a tenth of
// what the core does.
using size_t = decltype(sizeof 0);
using ptrdiff_t = decltype(static_cast<char*>(nullptr) - static_cast<char*>(nullptr));

// No offset at all: what is sought is not there, or what is asked for has no end.
inline constexpr size_t npos = static_cast<size_t>(-1);

}  // namespace u8lit

#endif

// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OCTET_HPP
#define U8LIT_OCTET_HPP

#include <u8lit/inclusive_range.hpp>
#include <u8lit/size.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

using octet = unsigned char;
using octet_range = inclusive_range<octet>;

// Every octet of a sequence but the first (RFC 3629 section 4, UTF8-tail).
inline constexpr octet_range continuation{0x80, 0xBF};

U8LIT_ABI constexpr bool is_continuation(octet value) noexcept { return (value & 0xC0) == 0x80; }

// RFC 3629 section 3: "sequences of 1 to 4 octets".
inline constexpr size_t longest_sequence = 4;

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif

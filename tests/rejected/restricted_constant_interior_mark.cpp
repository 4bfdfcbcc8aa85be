// SPDX-License-Identifier: BSL-1.0
// Files that begin with a signature were joined (RFC 3629 section 6).
#include <u8lit.hpp>

extern u8lit::restricted_constant<"\uFEFFa\n\uFEFFb", u8lit::policy::no_interior_mark> text;  // refused

// g++: U+FEFF at byte 6 violates a policy: no interior mark
// clang: U+FEFF at byte 6 violates a policy:
// clang 14-15: u8lit::detail::violates<u8lit::policy::no_interior_mark, | at_byte<6> | byte::xFE | byte::xFF
// first: g++ | clang

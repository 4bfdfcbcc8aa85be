// SPDX-License-Identifier: BSL-1.0
// An initial U+FEFF may be taken for a signature (RFC 3629 section 6).
#include <u8lit.hpp>

extern u8lit::restricted_constant<"\uFEFFtitle", u8lit::policy::no_leading_mark> text;  // refused

// g++: U+FEFF at byte 1 violates a policy: no leading mark
// clang: U+FEFF at byte 1 violates a policy: | no leading mark
// clang 14-15: u8lit::detail::violates<u8lit::policy::no_leading_mark, | at_byte<1> | byte::xFE | byte::xFF
// first: g++ | clang

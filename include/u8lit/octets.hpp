// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OCTETS_HPP
#define U8LIT_OCTETS_HPP

// <u8lit/octets.hpp>: constant bytes that need not be text, and the RFC's notation of characters.
//
//   fixed_octets      bytes; "41 E2 89 A2"_octets makes them
//   "..."_characters  text of U+XXXX notation: "U+0041 U+2262"_characters

// IWYU pragma: begin_exports
#include <u8lit/encoding/fixed_octets.hpp>
#include <u8lit/text/notation.hpp>
// IWYU pragma: end_exports

#endif

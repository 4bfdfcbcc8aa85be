// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CESU8_HPP
#define U8LIT_CESU8_HPP

#include <u8lit/codec.hpp>
#include <u8lit/syntax_algebra.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit::legacy {

// A supplementary character as the two code units of UTF-16, each in three octets.
inline constexpr syntax<1, 6> surrogate_pair{{{octet_range{0xED, 0xED}, octet_range{0xA0, 0xAF}, continuation,
                                               octet_range{0xED, 0xED}, octet_range{0xB0, 0xBF}, continuation}}};

// Unicode Technical Report #26: UTF-8's sequences of one to three octets, and such pairs.
inline constexpr grammar cesu8_grammar{alternatives_of<0, 6>(utf8_syntax) | surrogate_pair,
                                       {{0x0000, 0xD7FF}, {0xE000, 0x10'FFFF}}};

// CESU-8, which databases write: UTF-8 but for supplementary characters, which are pairs of surrogates in three octets each.
// A surrogate that stands alone is `surrogate` at its first octet.
struct cesu8 : codec<cesu8, cesu8_grammar> {};

}  // namespace u8lit::legacy

#include <u8lit/compiler/end.hpp>

#endif

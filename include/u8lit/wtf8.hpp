// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_WTF8_HPP
#define U8LIT_WTF8_HPP

#include <u8lit/codec.hpp>
#include <u8lit/syntax_algebra.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit::legacy {

// The WTF-8 encoding: UTF-8 and surrogates, but no pair of them, which its fifth octet proves.
inline constexpr grammar wtf8_grammar{
    alternatives_of<0, 5>(utf8_syntax) | syntax<1, 3>{{{octet_range{0xED, 0xED}, octet_range{0xA0, 0xBF}, continuation}}} |
        alternatives_of<5, 4>(utf8_syntax),
    {code_points},
    syntax<1, 5>{{{octet_range{0xED, 0xED}, octet_range{0xA0, 0xAF}, continuation, octet_range{0xED, 0xED}, octet_range{0xB0, 0xBF}}}}};

// WTF-8, which file names of Windows and strings of JavaScript are written in: potentially ill-formed UTF-16 in octets.
// Surrogates may stand alone; a high one that a low one follows is `surrogate_pair` at its first octet.
struct wtf8 : codec<wtf8, wtf8_grammar> {};

}  // namespace u8lit::legacy

#include <u8lit/compiler/end.hpp>

#endif

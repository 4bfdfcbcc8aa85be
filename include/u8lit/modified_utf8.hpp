// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_MODIFIED_UTF8_HPP
#define U8LIT_MODIFIED_UTF8_HPP

#include <u8lit/cesu8.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit::legacy {

// The Java Virtual Machine Specification, section 4.4.7: CESU-8, but U+0000 is C0 80, so that no octet is a NUL.
inline constexpr grammar modified_utf8_grammar{
    syntax<2, 2>{{{octet_range{0xC0, 0xC0}, octet_range{0x80, 0x80}}, {octet_range{0x01, 0x7F}}}} |
        alternatives_of<1, 6>(cesu8_grammar.sequences),
    {{0x0000, 0xD7FF}, {0xE000, 0x10'FFFF}}};

// The UTF-8 of Java's class files, of JNI and of DataInput, of text: Java itself writes surrogates that stand alone, too,
// which are `surrogate` here.
struct modified_utf8 : codec<modified_utf8, modified_utf8_grammar> {};

}  // namespace u8lit::legacy

#include <u8lit/compiler/end.hpp>

#endif

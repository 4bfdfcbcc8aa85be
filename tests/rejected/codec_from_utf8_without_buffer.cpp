// SPDX-License-Identifier: BSL-1.0
// Text that is no constant, and nowhere to write the result.
#include <u8lit/codec.hpp>
#include <u8lit/text.hpp>
using namespace u8lit;

inline constexpr grammar ascii_grammar{syntax<1, 1>{{{octet_range{0x00, 0x7F}}}}, {{0x00, 0x7F}}};
struct ascii : codec<ascii, ascii_grammar> {};
inline void store(text_view<char> name) {
  static_cast<void>(ascii::from_utf8(name));  // refused
}

// g++: u8lit: this text is known only at run time: pass an array or std::span to write to as the second argument
// clang: u8lit: this text is known only at run time: pass an array or std::span to write to as the second argument
// first: g++ | clang
// mended: char stored[99];
// mended: static_cast<void>(ascii::from_utf8(name, stored));

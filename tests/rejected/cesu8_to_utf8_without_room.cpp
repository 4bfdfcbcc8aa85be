// SPDX-License-Identifier: BSL-1.0
// A literal that is no constant's type has no size that a result could have.
#include <u8lit/legacy.hpp>

const auto text = u8lit::legacy::cesu8::to_utf8("abc");  // refused

// g++: u8lit: this text is known only at run time: pass an array or std::span to write to as the second argument
// clang: u8lit: this text is known only at run time: pass an array or std::span to write to as the second argument
// first: g++ | clang
// mended: char room[3];
// mended: const auto text = u8lit::legacy::cesu8::to_utf8("abc", room);

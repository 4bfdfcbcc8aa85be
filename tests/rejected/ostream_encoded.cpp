// SPDX-License-Identifier: BSL-1.0
// A stream of another encoding form would print bytes of UTF-8 as other characters.
#include <u8lit.hpp>
#include <ostream>

void print(std::ostream& stream, u8lit::scalar_value value) {
  static_cast<void>(stream), static_cast<void>(value);
  stream << u8lit::encode(value) << '\n';  // refused
}

// g++: use of deleted function | print_the_scalar_value_itself_with_u8lit_slash_ostream_dot_hpp
// g++ 15+: u8lit: what `encode` returns are bytes: print the scalar value itself, with <u8lit/ostream.hpp>
// clang: u8lit: what `encode` returns are bytes: print the scalar value itself, with <u8lit/ostream.hpp>
// first: g++ | clang
// mended: #include <u8lit/ostream.hpp>
// mended: stream << value << '\n';

// SPDX-License-Identifier: BSL-1.0
// To print text without the header for that is an error that names the header.
#include <u8lit.hpp>
#include <ostream>
using namespace u8lit::literals;

void print(std::ostream& stream) {
  static_cast<void>(stream);
  stream << "日本語"_text;  // refused
}

// g++: use of deleted function | include_u8lit_slash_ostream_dot_hpp_to_print_text
// clang: u8lit: include <u8lit/ostream.hpp> to print text
// first: g++ | clang
// mended: #include <u8lit/ostream.hpp>

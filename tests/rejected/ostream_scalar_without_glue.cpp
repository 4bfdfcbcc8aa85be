// SPDX-License-Identifier: BSL-1.0
// To print a scalar value without the header for that is an error that names the header, and prints no number.
#include <u8lit.hpp>
#include <ostream>

std::ostream& print(std::ostream& stream, [[maybe_unused]] u8lit::scalar_value value) {
  return stream
         << value << '\n'  // refused
      ;
}

// g++: use of deleted function | include_u8lit_slash_ostream_dot_hpp_to_print_scalar_values
// g++ 15+: u8lit: include <u8lit/ostream.hpp> to print text
// clang: u8lit: include <u8lit/ostream.hpp> to print text
// first: g++ | clang
// mended: #include <u8lit/ostream.hpp>

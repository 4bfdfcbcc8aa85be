// SPDX-License-Identifier: BSL-1.0
// What was checked may have been refused: it is printed once it has been tested.
#include <u8lit.hpp>
#include <u8lit/ostream.hpp>
#include <ostream>
#include <string_view>

void print(std::ostream& stream, std::string_view input) {
  static_cast<void>(stream), static_cast<void>(input);
  stream << u8lit::utf8_view::checked(input);  // refused
}

// g++: use of deleted function | this_may_be_refused_so_test_it_and_then_use_the_text_in_it_by_an_asterisk
// g++ 15+: this may have been refused: test it
// clang: u8lit: this may have been refused: test it
// first: g++ | clang
// mended: if (const auto checked = u8lit::utf8_view::checked(input)) stream << *checked;

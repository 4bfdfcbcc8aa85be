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

// g++: the_check_may_have_failed_so_test_the_result_and_print_its_text
// g++ 15+: the check may have failed: test the result
// clang: u8lit: the check may have failed: test the result
// first: g++ | clang
// mended: if (const auto checked = u8lit::utf8_view::checked(input)) stream << *checked;

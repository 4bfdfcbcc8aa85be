// SPDX-License-Identifier: BSL-1.0
// Rows in a function that are not static: templates take no reference to them.
#include <u8lit/text_table.hpp>

int number_of_red();
int number_of_red() {
  constexpr u8lit::text_row<int> rows[] = {{"rot", 1}, {"grün", 2}};
  static_cast<void>(rows);
  return u8lit::make_text_map<rows>.at("rot");  // refused
  return 1;
}

// g++: the address of 'rows' is not a valid template argument because it does not have static storage duration
// clang: non-type template argument is not a constant expression | add 'static' to give it a constant address
// first: g++ | clang
// errors: g++: 2
// mended: static constexpr u8lit::text_row<int> kept[] = {{"rot", 1}, {"grün", 2}};
// mended: return u8lit::make_text_map<kept>.at("rot");

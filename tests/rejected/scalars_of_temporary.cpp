// SPDX-License-Identifier: BSL-1.0
// The range would refer to a string that no longer exists.
#include <string>
#include <u8lit/decode.hpp>

std::string line();
void use(char32_t);
void f();
void f() {
  for (char32_t value : u8lit::scalars(line())) use(value);  // refused
}

// g++: use of deleted function
// g++ 15+: u8lit: a range over this temporary would dangle: give the string a name, and pass that
// clang: u8lit: a range over this temporary would dangle: give the string a name, and pass that
// first: g++ 15+ | clang
// mended: const std::string named = line();
// mended: for (char32_t value : u8lit::scalars(named)) use(value);

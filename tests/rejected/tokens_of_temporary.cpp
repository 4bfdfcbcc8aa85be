// SPDX-License-Identifier: BSL-1.0
// The tokens would refer to a file that no longer exists.
#include <string>
#include <u8lit/source_literals.hpp>

std::string read_file();
void use(u8lit::source::token);
void f();
void f() {
  for (u8lit::source::token each : u8lit::source::tokens(read_file())) use(each);  // refused
}

// g++: use of deleted function
// g++ 15+: u8lit: the tokens of this temporary would dangle: give the string a name, and pass that
// clang: u8lit: the tokens of this temporary would dangle: give the string a name, and pass that
// first: g++ 15+ | clang
// mended: const std::string file = read_file();
// mended: for (u8lit::source::token each : u8lit::source::tokens(file)) use(each);

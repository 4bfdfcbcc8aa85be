// SPDX-License-Identifier: BSL-1.0
// The units would refer to a file that no longer exists.
#include <string>
#include <u8lit/source_literals.hpp>

std::string read_file();
void use(u8lit::source::literal_unit);
void f(u8lit::source::token);
void f(u8lit::source::token literal) {
  for (u8lit::source::literal_unit each : u8lit::source::literal_units(read_file(), literal)) use(each);  // refused
}

// g++: use of deleted function
// g++ 15+: u8lit: the units of this temporary would dangle: give the string a name, and pass that
// clang: u8lit: the units of this temporary would dangle: give the string a name, and pass that
// first: g++ 15+ | clang
// mended: const std::string file = read_file();
// mended: for (u8lit::source::literal_unit each : u8lit::source::literal_units(file, literal)) use(each);

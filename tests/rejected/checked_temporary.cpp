// SPDX-License-Identifier: BSL-1.0
// A view of a string that is gone.
#include <u8lit/text.hpp>

#include <string>

std::string line();
std::string line() { return {}; }
const bool good = static_cast<bool>(u8lit::text_view<char>::checked(line()));  // refused

// g++: view_of_a_temporary_would_dangle_name_the_string_first
// g++ 15+: u8lit: a view of this temporary would dangle: give the string a name
// clang: u8lit: a view of this temporary would dangle: give the string a name
// first: g++ | clang
// mended: const std::string name = line();
// mended: const bool good = static_cast<bool>(u8lit::text_view<char>::checked(name));

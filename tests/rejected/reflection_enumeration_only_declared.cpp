// SPDX-License-Identifier: BSL-1.0
// The names of enumerators that come later.
#include <u8lit/reflection.hpp>

enum class colour : int;
constexpr auto& rows = u8lit::reflection::names<colour>;  // refused

// g++: "the enumerators of this enumeration are not known here: define it before"
// first: g++
// only: g++ 16+
// flags: -std=c++26 -freflection

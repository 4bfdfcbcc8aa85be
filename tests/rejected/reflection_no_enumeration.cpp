// SPDX-License-Identifier: BSL-1.0
// The enumerators of a class.
#include <u8lit/reflection.hpp>

struct colour { int red; };
constexpr auto& rows = u8lit::reflection::enumerators<colour>;  // refused

// g++: "this type is not an enumeration"
// first: g++
// only: g++ 16+
// flags: -std=c++26 -freflection

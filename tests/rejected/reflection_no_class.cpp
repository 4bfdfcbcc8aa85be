// SPDX-License-Identifier: BSL-1.0
// The members of an enumeration.
#include <u8lit/reflection.hpp>

enum class colour { red };
constexpr auto names = u8lit::reflection::members<colour>;  // refused

// g++: "this type is neither a class nor a union, so it has no members"
// first: g++
// only: g++ 16+
// flags: -std=c++26 -freflection

// SPDX-License-Identifier: BSL-1.0
// The names of members that come later.
#include <u8lit/reflection.hpp>

struct person;
constexpr auto names = u8lit::reflection::members<person>;  // refused

// g++: "the members of this class are not known here: define it before"
// first: g++
// only: g++ 16+
// flags: -std=c++26 -freflection

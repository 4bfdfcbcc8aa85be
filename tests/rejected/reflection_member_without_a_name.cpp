// SPDX-License-Identifier: BSL-1.0
// A member that has no name.
#include <u8lit/reflection.hpp>

struct number {
  bool is_small;
  union {
    int small;
    double large;
  };
};
constexpr auto names = u8lit::reflection::members<number>;  // refused

// g++: "this class has a member without a name: name its anonymous union"
// first: g++
// only: g++ 16+
// flags: -std=c++26 -freflection

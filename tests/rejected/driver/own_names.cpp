// SPDX-License-Identifier: BSL-1.0
// What the umbrella has, too, is no obstacle to a case that does not include it.
// driver: passes
namespace u8lit {
int validate;
}
consteval int refused_number(int number) { return number > 2 ? throw number : number; }
int value = refused_number(3);  // refused

// g++: throw
// clang: refused_number(3)

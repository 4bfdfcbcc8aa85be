// SPDX-License-Identifier: BSL-1.0
// Wrong twice on its line.
// driver: 2 errors instead of 1
consteval int refused_number(int number) { return number > 2 ? throw number : number; }

int value = refused_number(3); int other = another_number;  // refused

// g++: throw
// clang: refused_number(3)

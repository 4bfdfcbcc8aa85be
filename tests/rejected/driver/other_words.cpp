// SPDX-License-Identifier: BSL-1.0
// The compiler says something else.
// driver: not printed: overlong
consteval int refused_number(int number) { return number > 2 ? throw number : number; }

int value = refused_number(3);  // refused

// g++: overlong
// clang: overlong

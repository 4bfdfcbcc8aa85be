// SPDX-License-Identifier: BSL-1.0
// Not wrong at all.
// driver: it compiles
consteval int refused_number(int number) { return number > 2 ? throw number : number; }

int value = refused_number(2);  // refused

// g++: throw
// clang: refused_number(3)

// SPDX-License-Identifier: BSL-1.0
// A sound case: the driver must pass it.
// driver: passes
consteval int refused_number(int number) { return number > 2 ? throw number : number; }

int value = refused_number(3);  // refused

// g++: throw
// clang: refused_number(3)

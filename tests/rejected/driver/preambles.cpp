// SPDX-License-Identifier: BSL-1.0
// Wrong twice: there may be one preamble.
// driver: errors instead of 1
consteval int refused_number(int number) { return number > 2 ? throw number : number; }

int value = refused_number(3); int other = refused_number(4);  // refused

// g++: throw
// clang: refused_number(3)

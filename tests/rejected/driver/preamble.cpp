// SPDX-License-Identifier: BSL-1.0
// What says only that the call is refused, not why: with g++ 14 a preamble, which earlier versions do not print.
// driver: not printed: call to consteval function
consteval int refused_number(int number) { return number > 2 ? throw number : number; }

int value = refused_number(3);  // refused

// g++: call to consteval function
// clang: call to consteval function without a reason

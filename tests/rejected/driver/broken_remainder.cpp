// SPDX-License-Identifier: BSL-1.0
// Without its marked line it does not compile either.
// driver: without the line at fault it does not compile in silence
consteval int refused_number(int number) { return number > 2 ? throw number : number; }
int value = refused_number(3);  // refused
int other = value;

// g++: throw
// clang: refused_number(3)

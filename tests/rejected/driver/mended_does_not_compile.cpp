// SPDX-License-Identifier: BSL-1.0
// What the words advise is no name.
// driver: mended it does not compile in silence
consteval int refused_number(int number) { return number > 2 ? throw number : number; }
int other = refused_number(3);  // refused

// g++: refused_number
// clang: refused_number
// mended: int other = accepted_number(2);

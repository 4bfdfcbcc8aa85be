// SPDX-License-Identifier: BSL-1.0
// Wrong at a line that is not marked.
// driver: the first line named is 5 instead of 6
consteval int refused_number(int number) { return number > 2 ? throw number : number; }
int value = refused_number(3);
int other = refused_number(2);  // refused

// g++: throw
// clang: refused_number(3)

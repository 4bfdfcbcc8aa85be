// SPDX-License-Identifier: BSL-1.0
// Wrong in another way than it says: the literal's suffix is misspelt.
// driver: not printed: refused_number
consteval int refused_number(int number) { return number > 2 ? throw number : number; }
consteval int operator""_number(unsigned long long number) { return refused_number(number == 2 ? 2 : 3); }
int value = 2_number;
int other = 3_nubmer;  // refused

// g++: refused_number
// clang: refused_number

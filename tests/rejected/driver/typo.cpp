// SPDX-License-Identifier: BSL-1.0
// Wrong in another way than it says: the name is misspelt.
consteval int refused_number(int number) { return number > 2 ? throw number : number; }

int value = refused_numbre(3);  // refused

// g++: throw
// clang: refused_number(3)

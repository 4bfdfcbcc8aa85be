// SPDX-License-Identifier: BSL-1.0
// Refused, with a long message, which is allowed.
// driver: passes
void f(int, int);
void f(int, int, int);
void f(int, int, int, int);
void f(int, int, int, int, int);
void f(int, int, int, int, int, int);
void f(int, int, int, int, int, int, int);
int number = (f("text"), 1);  // refused

// lines: g++: 40 | clang 1-13: 1 | clang 14+: 40
// g++: no matching function
// clang: no matching function

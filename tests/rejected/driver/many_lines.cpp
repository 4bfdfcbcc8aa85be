// SPDX-License-Identifier: BSL-1.0
// Refused, but with a long message.
// driver: lines instead of at most
void f(int, int);
void f(int, int, int);
void f(int, int, int, int);
void f(int, int, int, int, int);
void f(int, int, int, int, int, int);
void f(int, int, int, int, int, int, int);
int number = (f("text"), 1);  // refused

// g++: no matching function
// clang: no matching function

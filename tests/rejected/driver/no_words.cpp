// SPDX-License-Identifier: BSL-1.0
// Says nothing of the words to expect.
// driver: the case must have one line
consteval int refused_number(int number) { return number > 2 ? throw number : number; }
int value = refused_number(3);  // refused

// errors: g++: 1

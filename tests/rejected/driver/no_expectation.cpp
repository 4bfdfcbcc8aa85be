// SPDX-License-Identifier: BSL-1.0
// Says nothing of what to expect.
// driver: nothing to expect
consteval int refused_number(int number) { return number > 2 ? throw number : number; }
int value = refused_number(3);  // refused

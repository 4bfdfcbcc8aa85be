// SPDX-License-Identifier: BSL-1.0
// The words say what to write, and nothing shows that it compiles.
// driver: words advise something
consteval int write_a_smaller_number(int number) { return number > 2 ? throw number : number; }
int other = write_a_smaller_number(3);  // refused

// g++: write_a_smaller_number
// clang: write_a_smaller_number

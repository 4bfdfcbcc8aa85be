// SPDX-License-Identifier: BSL-1.0
// The words are the user's own, which the compiler only repeats.
// driver: not printed: a_name_that_says_nothing +
consteval int refused_number(int number) { return number > 2 ? throw number : number; }

constexpr int a_name_that_says_nothing = 0;
int value = a_name_that_says_nothing + refused_number(3);  // refused

// g++: a_name_that_says_nothing +
// clang: a_name_that_says_nothing +

// SPDX-License-Identifier: BSL-1.0
// A limit for some versions of a compiler is the limit: the lines that they may print more are not added to it.
// driver: lines instead of at most 1
int number = "text";  // refused

// lines: g++: 20 | g++ 12+: 1 | clang: 20 | clang 14+: 1
// g++: invalid conversion
// clang: cannot initialize

// SPDX-License-Identifier: BSL-1.0
// A number of lines for versions stands as it is, whatever they print more than others.
// driver: lines instead of at most 1
int number = "text";  // refused

// lines: g++: 20 | g++ 12+: 1 | clang: 20 | clang 14+: 1
// g++: invalid conversion
// clang: cannot initialize

// SPDX-License-Identifier: BSL-1.0
// The expectation of another version is not this compiler's.
// driver: passes
int number = "text";  // refused

// g++: invalid conversion
// g++-1: nothing
// clang: cannot initialize
// clang-1: nothing

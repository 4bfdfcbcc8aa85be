// SPDX-License-Identifier: BSL-1.0
// The expectations of other versions are not this compiler's.
// driver: passes
int number = "text";  // refused

// g++: invalid conversion
// g++ 1: nothing
// g++ 2-11: nothing
// g++ 1000+: nothing
// clang: cannot initialize
// clang 1: nothing
// clang 2-13: nothing
// clang 1000+: nothing

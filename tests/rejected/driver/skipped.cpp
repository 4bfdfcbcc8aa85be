// SPDX-License-Identifier: BSL-1.0
// For other compilers.
// driver: skips
int number = "text";  // refused

// only: g++ 1 | clang 1-2
// g++: invalid conversion
// clang: cannot initialize

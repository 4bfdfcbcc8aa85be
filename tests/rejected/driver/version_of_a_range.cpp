// SPDX-License-Identifier: BSL-1.0
// The expectation of this compiler's versions stands instead of its family's.
// driver: not printed: nothing
int number = "text";  // refused

// g++: invalid conversion
// g++ 12-999: nothing
// clang: cannot initialize
// clang 14-999: nothing

// SPDX-License-Identifier: BSL-1.0
// The compiler itself refuses what is said to be left to the linker.
// driver: it is the compiler that refuses
int number = "text";  // refused

// g++: invalid conversion
// clang: cannot initialize
// linker: g++ | clang

// SPDX-License-Identifier: BSL-1.0
// The number of errors is that of this version and later ones.
// driver: 1 errors instead of 2
int number = "text";  // refused

// errors: g++: 1 | g++ 12+: 2 | clang: 1 | clang 14+: 2
// g++: invalid conversion
// clang: cannot initialize

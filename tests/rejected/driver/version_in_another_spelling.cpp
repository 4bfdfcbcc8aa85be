// SPDX-License-Identifier: BSL-1.0
// Versions that no compiler would ever have.
// driver: no versions of a compiler: g++-12
int number = "text";  // refused

// g++: invalid conversion
// g++-12: invalid conversion
// clang: cannot initialize

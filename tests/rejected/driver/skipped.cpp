// SPDX-License-Identifier: BSL-1.0
// For other compilers.
// driver: skips
int number = "text";  // refused

// only: another
// g++: invalid conversion
// clang: cannot initialize

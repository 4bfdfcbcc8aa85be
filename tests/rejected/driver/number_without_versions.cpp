// SPDX-License-Identifier: BSL-1.0
// A number of lines without a colon.
// driver: not versions and numbers: g++: 10 | clang 15
int number = "text";  // refused

// lines: g++: 10 | clang 15
// g++: invalid conversion
// clang: cannot initialize

// SPDX-License-Identifier: BSL-1.0
// Expects what the driver does not know.
// driver: nothing to expect: // error: 2
int number = "text";  // refused

// error: 2
// g++: invalid conversion
// clang: cannot initialize

// SPDX-License-Identifier: BSL-1.0
// Which line is it?
// driver: the case must have one line `// refused`
int number = "text";  // refused
int other = "text";  // refused

// g++: invalid conversion
// clang: cannot initialize

// SPDX-License-Identifier: BSL-1.0
// No line is marked.
// driver: the case must have one line `// refused`
int number = "text";

// g++: invalid conversion
// clang: cannot initialize

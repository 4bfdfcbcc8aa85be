// SPDX-License-Identifier: BSL-1.0
// The first line that the compiler names is not the marked one.
// driver: the first line named is 4 instead of 5
#warning "something else"
int number = "text";  // refused

// g++: invalid conversion
// clang: cannot initialize

// SPDX-License-Identifier: BSL-1.0
// The compiler gives up.
// driver: the compiler gave up
#include <no/such/header>  // refused

// g++: No such file
// clang: file not found

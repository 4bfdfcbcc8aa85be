// SPDX-License-Identifier: BSL-1.0
// For a library that is not installed.
// driver: skips
#include <no/such/header.hpp>
int number = "text";  // refused

// needs: no/such/header.hpp
// g++: invalid conversion
// clang: cannot initialize

// SPDX-License-Identifier: BSL-1.0
// An end that is known only at run time.
#include <u8lit/code_point_set.hpp>
u8lit::scalar_range f(char32_t last);
u8lit::scalar_range f(char32_t last) { return {U'a', last}; }  // refused

// g++: is not a constant expression
// clang: is not a constant expression

// SPDX-License-Identifier: BSL-1.0
// A character with the number that K has in Unicode.
#include <u8lit/encode.hpp>

const u8lit::scalar_value value = '.';  // refused

// flags: -fexec-charset=IBM1047
// only: g++
// g++: char literals are not in ASCII here, write U | 75
// first: g++ 12-13
// mended: const u8lit::scalar_value value = U'.';

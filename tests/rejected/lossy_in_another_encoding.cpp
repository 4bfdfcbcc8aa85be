// SPDX-License-Identifier: BSL-1.0
// Octets in another encoding cannot be interpreted, so it is unknown what to replace.
#include <u8lit.hpp>
using namespace u8lit::literals;

const auto text = "abc"_lossy;  // refused

// g++: the ordinary literal encoding is not UTF-8: write u8\"...\"
// first: g++
// flags: -fexec-charset=latin1
// only: g++
// mended: const auto text = u8"abc"_lossy;

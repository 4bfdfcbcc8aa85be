// SPDX-License-Identifier: BSL-1.0
// A char literal is text only where the ordinary literal encoding is UTF-8.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto value = 'a'_scalar;  // refused

// flags: -fexec-charset=ISO-8859-1
// only: g++
// g++: the ordinary literal encoding is not UTF-8: write u8
// g++ 16+: constexpr message: the ordinary literal encoding is not UTF-8: write u8"..."
// lines: g++ 16+: 5
// mended: const auto value = u8'a'_scalar;
// first: g++ 12-13

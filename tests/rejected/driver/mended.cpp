// SPDX-License-Identifier: BSL-1.0
// With a header, and in two lines.
// driver: passes
consteval int refused_number(int number) { return number > 2 ? throw number : number; }
int other = refused_number(3);  // refused

// g++: refused_number
// clang: refused_number
// mended: #include <cstddef>
// mended: const std::size_t number = 2;
// mended: int other = refused_number(number);

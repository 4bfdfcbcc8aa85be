// SPDX-License-Identifier: BSL-1.0
// Text that is made is UTF-8, which literals of its type are not.
#include <u8lit/operations.hpp>

const auto text = u8lit::integer_text<42>();  // refused

// flags: -fexec-charset=IBM1047
// only: g++
// g++: u8lit: literals of this type are in another encoding: use char8_t, char16_t or char32_t
// lines: g++ 14+: 14
// unnamed: g++
// mended: const auto text = u8lit::integer_text<42, 10, char8_t>();

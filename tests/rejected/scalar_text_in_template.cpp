// SPDX-License-Identifier: BSL-1.0
// In a template that nobody instantiates. Of g++, only version 16 refuses that.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

template <class Type>
void fill() {
  [[maybe_unused]] const auto value = u8"\xF4\x90\x80\x80"_scalar;  // refused
}

// clang: ill-formed UTF-8: the sequence at byte 1 encodes a number above U+10FFFF (RFC 3629, section 3)
// first: clang
// lines: clang: 6
// only: clang

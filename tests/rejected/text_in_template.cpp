// SPDX-License-Identifier: BSL-1.0
// In a template that nobody instantiates. g++ refuses only what is instantiated.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

template <class Type>
auto size() {
  const auto text = "caf\xE9"_text;  // refused
}

// clang: ill-formed UTF-8: the sequence at byte 4 is truncated (RFC 3629, section 4)
// first: clang
// lines: clang: 6
// only: clang

// SPDX-License-Identifier: BSL-1.0
// In an array bound of a generic lambda, where clang 16 to 22 evaluate no attribute of a function that has parameters.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

constexpr auto size = [](auto) {
  int array["\xFF"_text.size()]{};  // refused
};

// g++: ill-formed UTF-8: byte 1 (FF) never appears in UTF-8 (RFC 3629, section 1)
// g++ 12-13: a byte that never appears in UTF-8 (RFC 3629, section 1) | at_position{1,
// clang: ill-formed UTF-8: byte 1 never appears in UTF-8 (RFC 3629, section 1)
// first: g++ | clang
// lines: clang: 6

// SPDX-License-Identifier: BSL-1.0
// What another library takes for a string need not be text: Latin-1's "é" is the head of a sequence.
#include <u8lit.hpp>

template <u8lit::size_t Size>
struct fixed_string {
  char data[Size]{};

  constexpr fixed_string(const char (&literal)[Size]) {
    for (u8lit::size_t at = 0; at < Size; ++at) data[at] = literal[at];
  }
};

const auto text = u8lit::from_string<fixed_string{"caf\xE9"}>();  // refused

// g++: ill-formed UTF-8: the sequence at byte 4 (E9) is truncated (RFC 3629, section 4)
// clang: ill-formed UTF-8: the sequence at | byte 4 (E9) is truncated (RFC 3629, | section 4)
// clang 14-15: u8lit::invalid_utf8::truncated< | at_byte<4> | byte::xE9 | RFC_3629_section_4
// first: g++ | clang

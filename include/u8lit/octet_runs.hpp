// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OCTET_RUNS_HPP
#define U8LIT_OCTET_RUNS_HPP

#include <u8lit/encode.hpp>
#include <u8lit/syntax.hpp>
#include <u8lit/compiler/begin.hpp>

// How ranges of numbers fall into ranges of octets.

namespace u8lit::octet_runs {

// The rows of RFC 3629 section 3 without what the definition prohibits: in each stretch, sequences are of one length.
struct stretch {
  code_point_range numbers;
  size_t length;
};
inline constexpr stretch stretches[] = {
    {{0x0000'0000, 0x0000'007F}, 1}, {{0x0000'0080, 0x0000'07FF}, 2}, {{0x0000'0800, 0x0000'D7FF}, 3},
    {{0x0000'E000, 0x0000'FFFF}, 3}, {{0x0001'0000, 0x0010'FFFF}, 4},
};

// The last number of the longest run of numbers from `first` to at most `last` whose octets go through a range each,
// independently of one another: all the octets after one go through their whole range, and those before it stay.
U8LIT_ABI constexpr char32_t last_of_run(char32_t first, char32_t last, size_t length) noexcept {
  char32_t whole = 0, next = 0x3F;
  while (--length > 0 && (first & next) == 0 && next <= last - first) {
    whole = next;
    next = next << 6 | 0x3F;
  }
  if (length > 0 && (first | next) <= last) return first | next;
  return ((last + 1) & ~whole) - 1;
}

// Goes through the runs of a range of code points, in order; what UTF-8 does not encode is left out.
struct runs {
  code_point_range rest;
  const stretch* at = stretches;
  char32_t first = 0, last = 0;

  U8LIT_ABI constexpr bool next() noexcept {
    for (; at != stretches + sizeof stretches / sizeof *stretches; ++at) {
      first = rest.first < at->numbers.first ? at->numbers.first : rest.first;
      last = rest.last < at->numbers.last ? rest.last : at->numbers.last;
      if (first > last) continue;
      last = last_of_run(first, last, at->length);
      rest.first = last + 1;
      return true;
    }
    return false;
  }

  U8LIT_ABI constexpr void write_to(alternative<longest_sequence>& made) const noexcept {
    octet lowest[longest_sequence]{}, highest[longest_sequence]{};
    encode_to(lowest, scalar_value::unchecked(first));
    encode_to(highest, scalar_value::unchecked(last));
    made.size = at->length;
    for (size_t octet = 0; octet < made.size; ++octet) made.octets[octet] = {lowest[octet], highest[octet]};
  }
};

}  // namespace u8lit::octet_runs

#include <u8lit/compiler/end.hpp>

#endif

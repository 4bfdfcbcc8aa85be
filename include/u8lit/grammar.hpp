// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_GRAMMAR_HPP
#define U8LIT_GRAMMAR_HPP

#include <u8lit/scalar_value.hpp>
#include <u8lit/syntax.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

using number_range = inclusive_range<char32_t>;

// An encoding in octets as data: its sequences, and the numbers that they stand for, one after the other. Sequences go in
// the order of the alternatives and, in each, of their octets; the numbers of one alternative are in one of the ranges. Refused
// are sequences that may not begin where a character does, though characters would make them; the first of these is no
// scalar value, for text would have it, and the fault is `surrogate_pair` if it is a surrogate, else `overlong`. `codec`
// makes of it all that there is to do with such an encoding, or refuses a grammar that contradicts itself; it takes a
// constant at namespace scope.
template <size_t Alternatives, size_t Longest, size_t Ranges, size_t Refused = 0, size_t LongestRefused = 1>
struct grammar {
  syntax<Alternatives, Longest> sequences;
  number_range numbers[Ranges]{};
  syntax<Refused, LongestRefused> refused;

  U8LIT_ABI constexpr grammar(const syntax<Alternatives, Longest>& written, const number_range (&ranges)[Ranges],
                              const syntax<Refused, LongestRefused>& never = {}) noexcept
      : sequences{written}, refused{never} {
    for (size_t at = 0; at < Ranges; ++at) numbers[at] = ranges[at];
  }
};

template <size_t Alternatives, size_t Longest, size_t Ranges>
grammar(const syntax<Alternatives, Longest>&, const number_range (&)[Ranges]) -> grammar<Alternatives, Longest, Ranges>;
template <size_t Alternatives, size_t Longest, size_t Ranges, size_t Refused, size_t LongestRefused>
grammar(const syntax<Alternatives, Longest>&, const number_range (&)[Ranges], const syntax<Refused, LongestRefused>&)
    -> grammar<Alternatives, Longest, Ranges, Refused, LongestRefused>;

// RFC 3629 itself: section 4's sequences are the scalar values, in order.
inline constexpr grammar utf8_grammar{
    utf8_syntax, {{code_points.first, surrogates.first - 1}, {surrogates.last + 1, code_points.last}}};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif

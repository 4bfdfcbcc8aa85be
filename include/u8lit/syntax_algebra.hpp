// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_SYNTAX_ALGEBRA_HPP
#define U8LIT_SYNTAX_ALGEBRA_HPP

#include <u8lit/syntax.hpp>
#include <u8lit/compiler/begin.hpp>

// Syntaxes made of others, for most encodings in octets differ from UTF-8 in little.

namespace u8lit {

// Makes one alternative another, for whose octets it has room.
template <size_t Longest, size_t OtherLongest>
U8LIT_ABI constexpr void write_over(alternative<Longest>& made, const alternative<OtherLongest>& other) noexcept {
  made.size = other.size;
  for (size_t at = 0; at < other.size; ++at) made.octets[at] = other.octets[at];
}

// The alternatives of both, in order: ABNF's "/".
template <size_t Left, size_t LeftLongest, size_t Right, size_t RightLongest>
U8LIT_ABI constexpr auto operator|(const syntax<Left, LeftLongest>& left,
                                   const syntax<Right, RightLongest>& right) noexcept {
  syntax<Left + Right, (LeftLongest > RightLongest ? LeftLongest : RightLongest)> result;
  for (size_t at = 0; at < Left; ++at) u8lit::write_over(result.alternatives[at], left.alternatives[at]);
  for (size_t at = 0; at < Right; ++at) u8lit::write_over(result.alternatives[Left + at], right.alternatives[at]);
  return result;
}

// So many alternatives from the one of that number on, counted from 0.
template <size_t First, size_t Count, size_t Alternatives, size_t Longest>
  requires(First <= Alternatives && Count <= Alternatives - First)
U8LIT_ABI constexpr auto alternatives_of(const syntax<Alternatives, Longest>& whole) noexcept {
  syntax<Count, Longest> result;
  for (size_t at = 0; at < Count; ++at) result.alternatives[at] = whole.alternatives[First + at];
  return result;
}

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif

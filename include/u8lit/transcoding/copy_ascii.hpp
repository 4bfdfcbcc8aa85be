// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TRANSCODING_COPY_ASCII_HPP
#define U8LIT_TRANSCODING_COPY_ASCII_HPP

#include <u8lit/base/wide_types.hpp>
#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/base/begin.hpp>

// Copies ASCII, which is one unit of the same value in every form.

namespace u8lit::detail {

template <code_unit Unit>
using eight_units = typename vector_of<decltype(detail::unsigned_like(Unit{})), 8>::type;

// Converts eight units, as numbers. Between units of one byte and of four, the vector is converted in two steps,
// because g++ 12 has no instructions for one: .1 instead of 1 ns a unit.
template <code_unit In, code_unit Out>
[[__gnu__::__always_inline__]] U8LIT_ABI inline void copy_eight(const In* in, Out* out) noexcept {
  using half_way = eight_units<char16_t>;
  using converted = eight_units<Out>;
  eight_units<In> from;
  converted to;
  __builtin_memcpy(&from, in, sizeof from);
  if constexpr (sizeof(In) + sizeof(Out) == 5)
    to = __builtin_convertvector(__builtin_convertvector(from, half_way), converted);
  else
    to = __builtin_convertvector(from, converted);
  __builtin_memcpy(out, &to, sizeof to);
}

// The number of units that are copied at once.
inline constexpr size_t ascii_block = 16;

// Returns whether a block is all ASCII, or the first `Count` of its units.
template <size_t Count = ascii_block, code_unit Unit>
[[__gnu__::__always_inline__]] U8LIT_ABI inline bool is_ascii_block(const Unit* units) noexcept {
  using word = unsigned long long;
  constexpr auto largest = static_cast<decltype(detail::unsigned_like(Unit{}))>(-1);
  constexpr word above_ascii = ~word{} / largest * (largest - 0x7Fu);
  word all = 0;
  for (size_t at = 0; at < Count; at += sizeof all / sizeof(Unit)) {
    word next;
    __builtin_memcpy(&next, units + at, sizeof next);
    all |= next;
  }
  return (all & above_ascii) == 0;
}

// Copies the leading blocks that are all ASCII and returns the number of units copied: .05 ns a unit from UTF-8 to
// UTF-16 instead of .41 one by one (g++ 12; clang 14: .03 and .49). A loop over the units would depend on how compilers
// vectorize: clang 19 takes .19 ns for it, and g++ 12 .27 with -march=native. Words in an array would take g++ 12 with
// -mavx2 eight times as long from UTF-32 to UTF-8. Not inlined, because with clang 14 the calling loop would take a
// fifth longer from UTF-16 or UTF-32 to UTF-8.
template <code_unit In, code_unit Out>
[[__gnu__::__noinline__]] U8LIT_ABI size_t copy_ascii_blocks(const In* in, size_t size, Out* out,
                                                             size_t out_size) noexcept {
  size_t at = 0;
  for (const size_t room = size < out_size ? size : out_size; room - at >= ascii_block; at += ascii_block) {
    if (!detail::is_ascii_block(in + at)) break;
    for (size_t next = at; next < at + ascii_block; next += 8) detail::copy_eight(in + next, out + next);
  }
  return at;
}

// Copies blocks of ASCII if there is one. Adds to `read` and `written`. `read < size` lets g++ 12 see that a short
// literal has no block to read, or it would warn of reading past the literal.
template <code_unit In, code_unit Out>
[[__gnu__::__always_inline__]] U8LIT_ABI inline void copy_leading_ascii_blocks(const In* in, size_t size, Out* out,
                                                                               size_t out_size, size_t& read,
                                                                               size_t& written) noexcept {
  if (read < size && size - read >= ascii_block && detail::is_ascii_block(in + read)) {
    const size_t copied = detail::copy_ascii_blocks(in + read, size - read, out + written, out_size - written);
    read += copied;
    written += copied;
  }
}

// Copies ASCII up to the first other unit, or as much as there is room for. Adds to `read` and `written`. Complexity:
// linear.
template <code_unit In, code_unit Out>
[[__gnu__::__always_inline__]] U8LIT_ABI constexpr void copy_ascii(const In* in, size_t size, Out* out, size_t out_size,
                                                                   size_t& read, size_t& written) noexcept {
  if (!__builtin_is_constant_evaluated()) detail::copy_leading_ascii_blocks(in, size, out, out_size, read, written);
  while (read < size && written < out_size && static_cast<char32_t>(in[read]) < 0x80)
    out[written++] = static_cast<Out>(in[read++]);
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TRANSCODING_COPY_VALID_HPP
#define U8LIT_TRANSCODING_COPY_VALID_HPP

#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/transcoding/copy_ascii.hpp>
#include <u8lit/validation/validate.hpp>
#include <u8lit/base/begin.hpp>

// Copies UTF-8 to UTF-16 or UTF-32 at run time in windows. Each window is validated in vectors and then copied without
// further tests. To UTF-16, Cyrillic text takes 40 % of the time of decoding one by one (g++ 12).

namespace u8lit::detail {

// Copies sequences and stops less than `margin` octets before the end. Preconditions: the octets are well-formed, and
// the output has room for as many units. Units after `written` may hold garbage until the caller converts the rest.
// Adds to `read` and `written`. Complexity: linear.
//
// An iteration copies up to eight ASCII octets, and the sequences of one length after them, with single ASCII octets
// between these. Eight units are written however many octets are ASCII, so that no branch depends on that number.
// Processors predict such branches badly: for random letters, a quarter of which have accents, copying ASCII one by one
// takes four times as long, and for words in random scripts 2.7 times (g++ 12, clang 19). Octets that follow where
// eight units are written, at least `margin`, become margin / 4 units or more, so the rest overwrites the units too
// many.
template <utf8_unit In, code_unit Out>
[[__gnu__::__noinline__]] U8LIT_ABI void copy_valid(const In* in, size_t size, Out* out, size_t& read,
                                                    size_t& written) noexcept {
  constexpr size_t margin = 8 + 8 * longest_sequence;
  static_assert(margin / longest_sequence >= 8);
  const auto bits = [in](size_t at, char32_t mask) { return static_cast<octet>(in[at]) & mask; };
  size_t at = 0, to = 0;
  while (at + margin <= size) {
    // Otherwise g++ 12 takes twice as long for random letters.
    if (__builtin_expect(bits(at, 0x80) == 0, true)) {
      unsigned long long word;
      __builtin_memcpy(&word, in + at, sizeof word);
      word &= 0x8080'8080'8080'8080;
      detail::copy_eight(in + at, out + to);
      if (word == 0) {
        at += 8;
        to += 8;
        if (bits(at, 0x80) != 0 || bits(at + ascii_block - 1, 0x80) != 0) continue;
        const size_t copied = detail::copy_ascii_blocks(in + at, size - at, out + to, size - at);
        at += copied;
        to += copied;
        continue;
      }
      const size_t ascii = static_cast<size_t>(is_little_endian ? __builtin_ctzll(word) : __builtin_clzll(word)) / 8;
      at += ascii;
      to += ascii;
    }
    if (const char32_t lead = bits(at, 0xFF); lead < 0xE0) {
      do {
        out[to++] = static_cast<Out>(bits(at, 0x1F) << 6 | bits(at + 1, 0x3F));
        at += 2;
        if (bits(at, 0x80) == 0 && bits(at + 1, 0xE0) == 0xC0) out[to++] = static_cast<Out>(bits(at++, 0x7F));
      } while (at + margin <= size && bits(at, 0xE0) == 0xC0);
    } else if (lead < 0xF0) {
      do {
        out[to++] = static_cast<Out>(bits(at, 0x0F) << 12 | bits(at + 1, 0x3F) << 6 | bits(at + 2, 0x3F));
        at += 3;
      } while (at + margin <= size && bits(at, 0xF0) == 0xE0);
    } else {
      do {
        const char32_t value =
            bits(at, 0x07) << 18 | bits(at + 1, 0x3F) << 12 | bits(at + 2, 0x3F) << 6 | bits(at + 3, 0x3F);
        if constexpr (utf16_unit<Out>) {
          out[to++] = static_cast<Out>(high_surrogates.first + ((value - 0x1'0000) >> 10));
          out[to++] = static_cast<Out>(low_surrogates.first | (value & 0x3FF));
        } else {
          out[to++] = static_cast<Out>(value);
        }
        at += 4;
        if (bits(at, 0x80) == 0 && bits(at + 1, 0xF8) == 0xF0) out[to++] = static_cast<Out>(bits(at++, 0x7F));
      } while (at + margin <= size && bits(at, 0xF8) == 0xF0);
    }
  }
  read += at;
  written += to;
}

// Validates and copies a window that begins at `read`, unless the input or the output is too small or `read` is before
// `next_window`. If the window has a fault, sets `next_window` to its end, so that it is not validated again. Adds to
// `read` and `written`.
template <utf8_unit In, code_unit Out>
U8LIT_ABI void copy_window(const In* in, size_t size, Out* out, size_t out_size, size_t& read, size_t& written,
                           size_t& next_window) noexcept {
  // In windows of less than 128 units, sequences are copied faster one by one: Japanese by a quarter. From 200 units on
  // windows are faster: French by a fifth. A window and its output fit into the first cache.
  constexpr size_t smallest = 128, largest = 4096;
  const size_t input = size - read, room = out_size - written, both = input < room ? input : room,
               window = both < largest ? both : largest;
  if (window < smallest || read < next_window) return;
  const size_t valid = detail::runtime_valid_prefix(in + read, window);
  if (valid + longest_sequence <= window) next_window = read + window;
  detail::copy_valid(in + read, valid, out + written, read, written);
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TESTS_SUPPORT_ROUND_TRIP_HPP
#define U8LIT_TESTS_SUPPORT_ROUND_TRIP_HPP

#include <u8lit/encoding/encode.hpp>
#include <u8lit/transcoding/transcoding.hpp>

// Whether a scalar value, escaped by itself and with what could be taken for a part of the escape around it, is read
// back as what it was, and nothing of it is written but ASCII if that is asked for.
template <class Unit>
constexpr bool comes_back(u8lit::scalar_value value, bool ascii_only, auto escape, auto unescape) {
  Unit in[8]{static_cast<Unit>('A')}, escaped[64]{}, out[8]{};
  u8lit::size_t size = 1 + u8lit::encode_to(in + 1, value);
  in[size++] = static_cast<Unit>('0');
  const u8lit::transcoded there = escape(in, size, escaped, 64);
  if (!there || there.read != size) return false;
  for (u8lit::size_t at = 0; ascii_only && at < there.written; ++at) {
    if (u8lit::detail::to_unsigned(escaped[at]) > 0x7E || u8lit::detail::to_unsigned(escaped[at]) < 0x20) return false;
  }
  const u8lit::transcoded back = unescape(escaped, there.written, out, 8);
  if (!back || back.read != there.written || back.written != size) return false;
  for (u8lit::size_t at = 0; at < size; ++at) {
    if (in[at] != out[at]) return false;
  }
  return true;
}

#endif

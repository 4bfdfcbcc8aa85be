// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TRANSCODING_COPY_SHUFFLED_HPP
#define U8LIT_TRANSCODING_COPY_SHUFFLED_HPP

#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/transcoding/copy_sequences.hpp>
#include <u8lit/validation/validate.hpp>
#include <u8lit/base/begin.hpp>

// Copies UTF-8 to UTF-16 or UTF-32 with AVX2, in steps of 32 bytes that do not depend on the text. Text in words, of
// any script, takes 15 to 25 % of the time of copy_sequences.hpp, whose branches processors guess wrong: 5 to 6 instead
// of .9 to 1.8 GB of UTF-8 a second go to UTF-16 (g++ 12, clang 19).
//
// For each byte, as if a sequence began there, a vector computes the unit that it becomes. A shuffle drops those of
// continuation bytes:
//
//   input        41     C3 A9     E2 82 AC     F0 9F 98 80
//   units      0041   00E9  -   20AC  -  -   D83D DE00  -  -
//   output     0041   00E9      20AC         D83D DE00
//
// A sequence of four bytes becomes two units: its second byte stands for the low surrogate.

#ifdef __AVX2__

namespace u8lit::detail {

using vector_of_pairs [[__gnu__::__vector_size__(sizeof(octet_vector))]] = unsigned short;

// The bits of each octet, shifted. There is an instruction for pairs of octets only.
template <int Count, class Octets>
[[__gnu__::__always_inline__]] U8LIT_ABI inline Octets shift_left(Octets octets) noexcept {
  return reinterpret_cast<Octets>(reinterpret_cast<vector_of_pairs>(octets) << Count) &
         static_cast<octet>(0xFF << Count);
}
template <int Count, class Octets>
[[__gnu__::__always_inline__]] U8LIT_ABI inline Octets shift_right(Octets octets) noexcept {
  return reinterpret_cast<Octets>(reinterpret_cast<vector_of_pairs>(octets) >> Count) &
         static_cast<octet>(0xFF >> Count);
}

// All bits of each octet that has these bits of the mask.
template <class Octets>
[[__gnu__::__always_inline__]] U8LIT_ABI inline Octets have_bits(Octets octets, octet mask, octet bits) noexcept {
  return reinterpret_cast<Octets>((octets & mask) == bits);
}

// The first octets where all bits of `which` are set, the others elsewhere. From the operator ?:, g++ 12 would make
// more instructions.
template <class Octets>
[[__gnu__::__always_inline__]] U8LIT_ABI inline Octets choose(Octets which, Octets first, Octets others) noexcept {
  return (which & first) | (~which & others);
}

// The high bit of each octet.
template <class Octets>
[[__gnu__::__always_inline__]] U8LIT_ABI inline unsigned collect_high_bits(Octets octets) noexcept {
  using chars = typename vector_of<char, sizeof octets>::type;
  return static_cast<unsigned>(__builtin_ia32_pmovmskb256(reinterpret_cast<chars>(octets)));
}

// For every set of eight pairs of octets: where the low and the high octet of each pair of the set are, in a vector of
// eight low octets and eight high ones; then indices that give 0.
struct pair_shuffles {
  alignas(16) char octets[256][16]{};

  U8LIT_ABI constexpr pair_shuffles() noexcept {
    for (unsigned kept = 0; kept < 256; ++kept) {
      size_t count = 0;
      for (unsigned pair = 0; pair < 8; ++pair) {
        if ((kept >> pair & 1) == 0) continue;
        octets[kept][count++] = static_cast<char>(pair);
        octets[kept][count++] = static_cast<char>(pair + 8);
      }
      while (count < 16) octets[kept][count++] = -1;
    }
  }
};
template <class Octets>
inline constexpr pair_shuffles shuffles_of_pairs{};

// Those of eight pairs of octets that are kept, then zeros.
template <unsigned Eight, class Octets>
[[__gnu__::__always_inline__]] U8LIT_ABI inline auto keep_pairs(Octets low, Octets high, unsigned kept) noexcept {
  constexpr int at = 8 * Eight, high_at = at + sizeof low;
  using chars = typename vector_of<char, 16>::type;
  const auto pairs = __builtin_shufflevector(low, high, at, at + 1, at + 2, at + 3, at + 4, at + 5, at + 6, at + 7,
                                             high_at, high_at + 1, high_at + 2, high_at + 3, high_at + 4, high_at + 5,
                                             high_at + 6, high_at + 7);
  return reinterpret_cast<typename vector_of<unsigned short, 8>::type>(__builtin_ia32_pshufb128(
      reinterpret_cast<chars>(pairs), detail::load_vector<chars>(shuffles_of_pairs<Octets>.octets[kept])));
}

// What is copied of each octet: a unit, as the low and the high octet of its low 16 bits, and of UTF-32 the bits above,
// if any are not 0.
template <class Octets>
struct shuffled_units {
  Octets low, high, above;
  unsigned kept;
  bool is_above;

  // Writes those of the next eight units that are kept, then zeros up to eight. Returns the end of those.
  template <unsigned Eight, code_unit Out>
  [[__gnu__::__always_inline__]] U8LIT_ABI Out* put(Out* out) const noexcept {
    using units = typename vector_of<decltype(detail::unsigned_like(Out{})), 8>::type;
    const unsigned kept_of_eight = kept >> 8 * Eight & 0xFF;
    units result = __builtin_convertvector(detail::keep_pairs<Eight>(low, high, kept_of_eight), units);
    if constexpr (utf32_unit<Out>) {
      if (is_above)
        result |= __builtin_convertvector(detail::keep_pairs<Eight>(above, Octets{}, kept_of_eight), units) << 16;
    }
    __builtin_memcpy(out, &result, sizeof result);
    return out + __builtin_popcount(kept_of_eight);
  }
};

// The units of a vector of octets. The sequences that begin there are well-formed. Reads one octet before it and three
// behind it.
template <code_unit Out, class Octets = octet_vector>
[[__gnu__::__always_inline__]] U8LIT_ABI inline shuffled_units<Octets> units_of_vector(const octet* in) noexcept {
  constexpr octet six_bits = 0x3F;
  const Octets first = detail::load_vector<Octets>(in), second = detail::load_vector<Octets>(in + 1),
               third = detail::load_vector<Octets>(in + 2);
  shuffled_units<Octets> units{};
  units.kept = ~detail::collect_high_bits(detail::have_bits(first, 0xC0, 0x80));
  // A unit has its low bits from the last two octets of a sequence, and of three octets, the others from the first.
  const Octets is_ascii = detail::have_bits(first, 0x80, 0), is_of_three = detail::have_bits(first, 0xE0, 0xE0),
               second_last = detail::choose(is_of_three, second, first),
               last = detail::choose(is_of_three, third, second);
  units.low = detail::choose(is_ascii, first, detail::shift_left<6>(second_last) | (last & six_bits));
  units.high = ~is_ascii & ((detail::shift_right<2>(second_last) & octet{0x0F}) |
                            (is_of_three & detail::shift_left<4>(first)));
  const Octets is_of_four = detail::have_bits(first, 0xF0, 0xF0);
  if constexpr (utf16_unit<Out>) {
    const Octets is_second = detail::have_bits(detail::load_vector<Octets>(in - 1), 0xF0, 0xF0);
    if (!detail::has_high_bit(is_of_four | is_second)) return units;
    // The bits above the low ten, from which 0x10000 >> 10 is subtracted.
    const Octets above = detail::shift_left<2>(second) | (detail::shift_right<4>(third) & octet{0x03});
    units.low = detail::choose(is_of_four, above - octet{0x40},
                               detail::choose(is_second, detail::shift_left<6>(second) | (third & six_bits),
                                              units.low));
    units.high = detail::choose(is_of_four, (first & octet{0x07}) + octet{0xD8} + detail::have_bits(above, 0xC0, 0),
                                detail::choose(is_second, (detail::shift_right<2>(second) & octet{0x03}) | octet{0xDC},
                                               units.high));
    units.kept |= detail::collect_high_bits(is_second);
  } else {
    units.is_above = detail::has_high_bit(is_of_four);
    if (!units.is_above) return units;
    const Octets fourth = detail::load_vector<Octets>(in + 3);
    units.low = detail::choose(is_of_four, detail::shift_left<6>(third) | (fourth & six_bits), units.low);
    units.high = detail::choose(
        is_of_four, detail::shift_left<4>(second) | (detail::shift_right<2>(third) & octet{0x0F}), units.high);
    units.above = is_of_four & (detail::shift_left<2>(first & octet{0x07}) |
                                (detail::shift_right<4>(second) & octet{0x03}));
  }
  return units;
}

// Copies the sequences that begin in a range of octets, which are well-formed. Reads one octet before it and up to 34
// behind it. Writes up to 32 zeros behind what it copied, and returns the end of that.
template <code_unit Out>
[[__gnu__::__noinline__]] U8LIT_ABI Out* copy_well_formed(const octet* from, const octet* end, Out* to) noexcept {
  constexpr size_t each = sizeof(octet_vector), ascii = 2 * each;
  while (from < end) {
    const size_t left = static_cast<size_t>(end - from);
    if (left >= ascii && !detail::has_high_bit(detail::load_vector<octet_vector>(from) |
                                               detail::load_vector<octet_vector>(from + each))) {
      for (size_t at = 0; at < ascii; at += 8) detail::copy_eight(from + at, to + at);
      from += ascii;
      to += ascii;
    } else {
      auto units = detail::units_of_vector<Out>(from);
      if (left < each) units.kept &= (1u << left) - 1;
      to = units.template put<3>(units.template put<2>(units.template put<1>(units.template put<0>(to))));
      from += each;
    }
  }
  return to;
}

// How much copy_shuffled needs of the input and of the output: what it reads and writes behind what it copies, and the
// least that it copies.
inline constexpr size_t shuffled_reach = sizeof(octet_vector) + 3, least_shuffled = 2 * sizeof(octet_vector);

// Copies well-formed UTF-8 up to a boundary near the end of the input or the output, or before a fault. Validates as
// much as stays in the cache, then copies it. Leading sequences that have one or three bytes each take less time.
// Adds to `read`, which must not be 0, and to `written`. Complexity: linear.
template <utf8_unit In, code_unit Out>
[[__gnu__::__noinline__]] U8LIT_ABI void copy_shuffled(const In* in, size_t size, Out* out, size_t out_size,
                                                      size_t& read, size_t& written) noexcept {
  constexpr size_t most = 4096;
  for (;;) {
    detail::copy_leading_ascii_blocks(in, size, out, out_size, read, written);
    const In* from = in + read;
    Out* to = out + written;
    detail::copy_fours_of_three(from, in + size, to, out + out_size);
    read = static_cast<size_t>(from - in);
    written = static_cast<size_t>(to - out);
    const size_t input = size - read, output = out_size - written, room = input < output ? input : output;
    if (room < shuffled_reach + least_shuffled) return;
    const size_t valid =
        detail::runtime_valid_prefix(from, room - shuffled_reach < most ? room - shuffled_reach : most);
    if (valid < sizeof(octet_vector)) return;
    const octet* const octets = reinterpret_cast<const octet*>(from);
    read += valid;
    written = static_cast<size_t>(detail::copy_well_formed(octets, octets + valid, to) - out);
  }
}

}  // namespace u8lit::detail

#endif

#include <u8lit/base/end.hpp>

#endif

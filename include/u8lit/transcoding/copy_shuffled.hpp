// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TRANSCODING_COPY_SHUFFLED_HPP
#define U8LIT_TRANSCODING_COPY_SHUFFLED_HPP

#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/transcoding/copy_sequences.hpp>
#include <u8lit/validation/validate.hpp>
#include <u8lit/base/begin.hpp>

// Copies UTF-8 to UTF-16 or UTF-32, and UTF-16 to UTF-8, with AVX2, in steps of 32 bytes that do not depend on text.
// Text in words, of any script, takes 10 to 25 % of the time of copy_sequences.hpp, whose branches processors guess
// wrong: 5 to 7 instead of .9 to 1.8 GB of UTF-8 a second go to UTF-16, 7 to 10 instead of 1.1 to 2.1 GB go back (g++
// 12, clang 19).
//
// For each byte, as if a sequence began there, a vector computes the unit that it becomes. A shuffle drops those of
// continuation bytes:
//
//   input        41     C3 A9     E2 82 AC     F0 9F 98 80
//   units      0041   00E9  -   20AC  -  -   D83D DE00  -  -
//   output     0041   00E9      20AC         D83D DE00
//
// A sequence of four bytes becomes two units: its second byte stands for the low surrogate. From UTF-16, a vector
// computes up to three bytes for each unit, and a shuffle drops those of shorter sequences; both surrogates have two.

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

// A half of a vector of 32 octets. What takes octets from both vectors of 32 at once, g++ 12 makes of many
// instructions.
template <unsigned Half, class Octets>
[[__gnu__::__always_inline__]] U8LIT_ABI inline auto half_of(Octets octets) noexcept {
  using words = typename vector_of<unsigned long long, 4>::type;
  const auto all = reinterpret_cast<words>(octets);
  return __builtin_shufflevector(all, all, 2 * Half, 2 * Half + 1);
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
      while (count < 16) octets[kept][count++] = static_cast<char>(-1);
    }
  }
};
template <class Octets>
inline constexpr pair_shuffles shuffles_of_pairs{};

// Those of eight pairs of octets that are kept, then zeros.
template <unsigned Eight, class Octets>
[[__gnu__::__always_inline__]] U8LIT_ABI inline auto keep_pairs(Octets low, Octets high, unsigned kept) noexcept {
  using chars = typename vector_of<char, 16>::type;
  const auto lows = detail::half_of<Eight / 2>(low), highs = detail::half_of<Eight / 2>(high);
  const auto pairs = __builtin_shufflevector(lows, highs, Eight % 2, 2 + Eight % 2);
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
// after it.
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
    if (detail::collect_high_bits(is_of_four | is_second) == 0) return units;
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
    units.is_above = detail::collect_high_bits(is_of_four) != 0;
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
// after it. Writes up to 32 zeros after what it copied, and returns the end of that.
template <code_unit Out>
[[__gnu__::__noinline__]] U8LIT_ABI Out* copy_well_formed(const octet* from, const octet* end, Out* to) noexcept {
  constexpr size_t each = sizeof(octet_vector), ascii = 2 * each;
  while (from < end) {
    const size_t left = static_cast<size_t>(end - from);
    if (left >= ascii && detail::collect_high_bits(detail::load_vector<octet_vector>(from) |
                                                    detail::load_vector<octet_vector>(from + each)) == 0) {
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

// For less, copy_shuffled does not pay. `shuffled_reach` is what it reads and writes after what it copies.
inline constexpr size_t least_to_shuffle = 100, shuffled_reach = sizeof(octet_vector) + 3;

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
    if (room < least_to_shuffle) return;
    const size_t valid =
        detail::runtime_valid_prefix(from, room - shuffled_reach < most ? room - shuffled_reach : most);
    if (valid < sizeof(octet_vector)) return;
    const octet* const octets = reinterpret_cast<const octet*>(from);
    read += valid;
    written = static_cast<size_t>(detail::copy_well_formed(octets, octets + valid, to) - out);
  }
}

// Where the octets of four units are in a vector that has four octets for each unit: the first, the middle one of
// three, the last, and 0. Each unit has up to three octets. The index has two bits for each unit, and as many of them
// are set as the unit has octets after the first. Then indices that give 0.
struct octet_shuffles {
  alignas(16) char octets[256][16]{};

  U8LIT_ABI constexpr octet_shuffles() noexcept {
    for (unsigned lengths = 0; lengths < 256; ++lengths) {
      size_t count = 0;
      for (unsigned unit = 0; unit < 4; ++unit) {
        octets[lengths][count++] = static_cast<char>(4 * unit);
        if ((lengths >> 2 * unit & 2) != 0) octets[lengths][count++] = static_cast<char>(4 * unit + 1);
        if ((lengths >> 2 * unit & 1) != 0) octets[lengths][count++] = static_cast<char>(4 * unit + 2);
      }
      while (count < 16) octets[lengths][count++] = static_cast<char>(-1);
    }
  }
};
template <class Pairs>
inline constexpr octet_shuffles shuffles_of_octets{};

// The octets of a vector of units of UTF-16: the first and the middle one of three in pairs, and the last. The two
// halves of a sequence of four octets belong to the surrogates.
template <class Pairs>
struct shuffled_octets {
  Pairs first_and_middle, last;
  unsigned lengths;
  bool is_good = true;

  // Writes the octets of the next four units, then zeros up to sixteen. Returns the end of those.
  template <unsigned Four, utf8_unit Out>
  [[__gnu__::__always_inline__]] U8LIT_ABI Out* put(Out* out) const noexcept {
    constexpr int at = 4 * (Four % 2), last_at = 8 + at;
    using chars = typename vector_of<char, 16>::type;
    using eight_pairs = typename vector_of<unsigned short, 8>::type;
    const unsigned lengths_of_four = lengths >> 8 * Four & 0xFF;
    const auto octets = __builtin_shufflevector(
        reinterpret_cast<eight_pairs>(detail::half_of<Four / 2>(first_and_middle)),
        reinterpret_cast<eight_pairs>(detail::half_of<Four / 2>(last)), at, last_at, at + 1, last_at + 1, at + 2,
        last_at + 2, at + 3, last_at + 3);
    const auto shuffled = __builtin_ia32_pshufb128(
        reinterpret_cast<chars>(octets), detail::load_vector<chars>(shuffles_of_octets<Pairs>.octets[lengths_of_four]));
    __builtin_memcpy(out, &shuffled, sizeof shuffled);
    return out + 4 + __builtin_popcount(lengths_of_four);
  }
};

// All bits of each pair that has these bits of the mask.
template <class Pairs>
[[__gnu__::__always_inline__]] U8LIT_ABI inline Pairs pairs_with(Pairs pairs, unsigned short mask,
                                                                 unsigned short bits) noexcept {
  return reinterpret_cast<Pairs>((pairs & mask) == bits);
}

// The octets of a vector of units. It is good if every low surrogate, and nothing else, follows a high one: for that it
// reads the unit before it, too.
template <class Pairs = vector_of_pairs, class In>
[[__gnu__::__always_inline__]] U8LIT_ABI inline shuffled_octets<Pairs> octets_of_vector(const In* in) noexcept {
  using number = unsigned short;
  constexpr number top_five = 0xF800, six_bits = 0x3F;
  const Pairs units = detail::load_vector<Pairs>(in), is_ascii = detail::pairs_with(units, 0xFF80, 0);
  Pairs is_of_three = ~detail::pairs_with(units, top_five, 0),
        first = detail::choose(is_ascii, units,
                               detail::choose(is_of_three, units >> 12 | number{0xE0}, units >> 6 | number{0xC0})),
        last = (units & six_bits) | number{0x80};
  const Pairs middle = (units >> 6 & six_bits) | number{0x80},
              is_surrogate = detail::pairs_with(units, top_five, 0xD800),
              before = detail::load_vector<Pairs>(in - 1), is_after_high = detail::pairs_with(before, 0xFC00, 0xD800);
  bool is_good = true;
  if (detail::collect_high_bits(is_surrogate | is_after_high) != 0) {
    const Pairs is_low = detail::pairs_with(units, 0xFC00, 0xDC00), is_high = is_surrogate & ~is_low,
                above = units + number{0x40};  // 0x10000 >> 10
    is_good = detail::collect_high_bits(is_low ^ is_after_high) == 0;
    first = detail::choose(is_high, (above >> 8 & number{0x07}) | number{0xF0},
                           detail::choose(is_low, (before & number{0x03}) << 4 | (middle & number{0x8F}), first));
    last = detail::choose(is_high, (above >> 2 & six_bits) | number{0x80}, last);
    is_of_three &= ~is_surrogate;
  }
  return {first | middle << 8, last,
          detail::collect_high_bits((~is_ascii & number{0xFF}) | (is_of_three & number{0xFF00})), is_good};
}

// Copies well-formed UTF-16 up to the last units of the input or the output, or before an unpaired surrogate. Adds to
// `read`, which must not be 0, and to `written`. Complexity: linear.
template <utf16_unit In, utf8_unit Out>
[[__gnu__::__noinline__]] U8LIT_ABI void copy_shuffled(const In* in, size_t size, Out* out, size_t out_size,
                                                      size_t& read, size_t& written) noexcept {
  constexpr ptrdiff_t each = sizeof(vector_of_pairs) / sizeof(In), most_octets = 3 * each + 16;
  const In *from = in + read, *const end = in + size;
  Out *to = out + written, *const out_end = out + out_size;
  while (end - from >= 2 * each && out_end - to >= most_octets) {
    const auto both = detail::load_vector<vector_of_pairs>(from) | detail::load_vector<vector_of_pairs>(from + each);
    if (detail::collect_high_bits(~detail::pairs_with(both, 0xFF80, 0)) == 0 &&
        !high_surrogates.contains(static_cast<char32_t>(from[-1]))) {
      for (ptrdiff_t at = 0; at < 2 * each; at += 8) detail::copy_eight(from + at, to + at);
      from += 2 * each;
      to += 2 * each;
      continue;
    }
    const auto octets = detail::octets_of_vector(from);
    if (!octets.is_good) break;
    to = octets.template put<3>(octets.template put<2>(octets.template put<1>(octets.template put<0>(to))));
    from += each;
  }
  if (high_surrogates.contains(static_cast<char32_t>(from[-1]))) {  // its low one was not read
    --from;
    *--to = Out{};
    *--to = Out{};
  }
  read = static_cast<size_t>(from - in);
  written = static_cast<size_t>(to - out);
}

}  // namespace u8lit::detail

#endif

#include <u8lit/base/end.hpp>

#endif

// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_VALIDATION_OCTET_VECTOR_HPP
#define U8LIT_VALIDATION_OCTET_VECTOR_HPP

#include <u8lit/base/wide_types.hpp>
#include <u8lit/validation/error_mask.hpp>
#include <u8lit/base/begin.hpp>

// Validation at run time, in vectors of the width for which SIMD instructions are enabled at compile time: without
// intrinsics and run-time dispatch. It returns the length of a well-formed prefix; `validate` decodes from there. All
// functions are templates, which cost less where they are not used. Without SIMD registers the vector is a number.

namespace u8lit::detail {

template <class Vector, class Octet>
[[__gnu__::__always_inline__]] U8LIT_ABI inline Vector load_vector(const Octet* octets) noexcept {
  Vector loaded;
  __builtin_memcpy(&loaded, octets, sizeof loaded);
  return loaded;
}

// The 64-bit words of a vector, ORed.
template <class Vector>
[[__gnu__::__always_inline__]] U8LIT_ABI inline unsigned long long combine_words(Vector octets) noexcept {
  unsigned long long words[sizeof octets / 8], all = 0;
  __builtin_memcpy(words, &octets, sizeof octets);
  for (const unsigned long long word : words) all |= word;
  return all;
}

// The high bit of each octet that is not less than the limit. Precondition: limit >= 0x80.
template <class Vector>
[[__gnu__::__always_inline__]] U8LIT_ABI inline Vector at_least(Vector octets, octet limit) noexcept {
  const Vector limits = Vector{} + static_cast<octet>(limit - 0x80);
  return (octets > limits ? octets : limits) - limits;
}

// The corresponding vector of signed octets. Not the result type of a comparison, which for clang has the signedness of
// char.
template <class Vector>
struct signed_like { using type [[__gnu__::__vector_size__(sizeof(Vector))]] = signed char; };

// All bits of each octet that is 80 or more and below the limit: as signed numbers, exactly these are less than the
// limit.
template <class Vector>
[[__gnu__::__always_inline__]] U8LIT_ABI inline Vector continuations_below(Vector octets, int limit) noexcept {
  using Signed = typename signed_like<Vector>::type;  // dependent (compiler.hpp: vectors)
  return reinterpret_cast<Vector>(reinterpret_cast<Signed>(octets) < static_cast<signed char>(limit - 0x100));
}

// As error_mask, in half the time: SIMD instructions compare single octets, but shift only wider elements. Tests
// compare it with the automaton, too.
//
// The second octets allowed after E0 are those forbidden after ED, so one comparison serves both. Where `now` is 80 to
// 9F, 0D is added to `last`: E0, which is an error there, becomes ED, and ED, which is none there, becomes FA. Then ED
// marks the errors. The same holds for F0 and F4, with 80 to 8F and 04.
template <class Vector>
[[__gnu__::__always_inline__]] U8LIT_ABI inline Vector vector_error_mask(Vector now, Vector last, Vector second_last,
                                                                         Vector third_last) noexcept {
  constexpr octet E0_to_ED = 0x0D, F0_to_F4 = 0x04;
  const Vector due =
      detail::at_least(last, 0xC0) | detail::at_least(second_last, 0xE0) | detail::at_least(third_last, 0xF0);
  const Vector invalid_leads = reinterpret_cast<Vector>((now | 1) == 0xC1) | detail::at_least(now, 0xF5);
  const auto after_E0_or_ED = last + (detail::continuations_below(now, 0xA0) & E0_to_ED) == 0xED;
  const auto after_F0_or_F4 = last + (detail::continuations_below(now, 0x90) & F0_to_F4) == 0xF4;
  return (due ^ detail::continuations_below(now, 0xC0)) | invalid_leads |
         reinterpret_cast<Vector>(after_E0_or_ED | after_F0_or_F4);
}
// The errors of a vector of octets. Reads the three octets before it, too.
template <class Vector, class Octet>
[[__gnu__::__always_inline__]] U8LIT_ABI inline Vector error_mask_at(const Octet* octets) noexcept {
  const Vector now = detail::load_vector<Vector>(octets), last = detail::load_vector<Vector>(octets - 1),
               second_last = detail::load_vector<Vector>(octets - 2),
               third_last = detail::load_vector<Vector>(octets - 3);
  if constexpr (__is_same(Vector, unsigned long long)) return detail::error_mask(now, last, second_last, third_last);
  else return detail::vector_error_mask(now, last, second_last, third_last);
}

// As above, for the first octets of the input. Shifted in registers: processors wait for a vector that begins inside of
// what was just stored, and 64 octets would take them 1.6 to 2.2 times as long.
template <class Vector, class Octet>
[[__gnu__::__always_inline__]] U8LIT_ABI inline Vector error_mask_at_begin(const Octet* octets) noexcept {
  if constexpr (__is_same(Vector, unsigned long long) || !is_little_endian) {
    octet begin[3 + sizeof(Vector)]{};  // NULs before the first
    __builtin_memcpy(begin + 3, octets, sizeof(Vector));
    return detail::error_mask_at<Vector>(begin + 3);
  } else {
    using words = typename vector_of<unsigned long long, sizeof(Vector) / 8>::type;
    const words now = detail::load_vector<words>(octets);
    words before;  // of each word, the one before it
    if constexpr (sizeof(Vector) == 16) before = __builtin_shufflevector(words{}, now, 0, 2);
    else before = __builtin_shufflevector(words{}, now, 0, 4, 5, 6);
    return detail::vector_error_mask(reinterpret_cast<Vector>(now), reinterpret_cast<Vector>(now << 8 | before >> 56),
                                     reinterpret_cast<Vector>(now << 16 | before >> 48),
                                     reinterpret_cast<Vector>(now << 24 | before >> 40));
  }
}

template <class Vector>
U8LIT_ABI bool has_high_bit(Vector octets) noexcept {
  return (detail::combine_words(octets) & 0x8080'8080'8080'8080) != 0;
}

// Where the sequence begins that is incomplete at the offset; the offset itself if none is. Precondition: offset >= 3.
template <class Octet>
U8LIT_ABI size_t incomplete_sequence_begin(const Octet* octets, size_t offset) noexcept {
  return offset - (octets[offset - 1] >= 0xC0 ? 1 : octets[offset - 2] >= 0xE0 ? 2 : octets[offset - 3] >= 0xF0 ? 3
                   : 0);
}

// The length of a well-formed prefix (RFC 3629 section 4): all of the input if it is well-formed; else up to a boundary
// at most 130 octets before the first fault. 0 if the input is shorter than a vector plus three octets (with AVX2, a
// vector of 16). Reads nothing outside the input. Linear.
template <class Vector = octet_vector, class Unit>
U8LIT_ABI size_t runtime_valid_prefix(const Unit* units, size_t size) noexcept {
  constexpr size_t each = sizeof(Vector), chunk = 4 * each;
  if (size < each + 3) {
    // With AVX2, too, 32 octets take three quarters of the time in vectors of 16.
    using half [[__gnu__::__vector_size__(16)]] = octet;
    if constexpr (each > 16) return detail::runtime_valid_prefix<half>(units, size);
    else return 0;
  }
  const octet* const octets = reinterpret_cast<const octet*>(units);
  if (detail::has_high_bit(detail::error_mask_at_begin<Vector>(octets))) return 0;
  size_t at = each;
  for (; size - at >= chunk; at += chunk) {
    const octet* const here = octets + at;
    if (detail::has_high_bit((detail::load_vector<Vector>(here) | detail::load_vector<Vector>(here + each)) |
                               (detail::load_vector<Vector>(here + 2 * each) |
                                detail::load_vector<Vector>(here + 3 * each)))) {
      Vector faults{};
      for (size_t next = 0; next < chunk; next += each) faults |= detail::error_mask_at<Vector>(here + next);
      if (detail::has_high_bit(faults)) return detail::incomplete_sequence_begin(octets, at);
    } else if (detail::incomplete_sequence_begin(octets, at) < at) {
      return detail::incomplete_sequence_begin(octets, at);
    }
  }
  // The last vector ends at the end of the input, so that some octets may be validated twice.
  Vector faults = detail::error_mask_at<Vector>(octets + (size - each));
  for (size_t next = at; size - next > each; next += each) faults |= detail::error_mask_at<Vector>(octets + next);
  return detail::incomplete_sequence_begin(octets, detail::has_high_bit(faults) ? at : size);
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

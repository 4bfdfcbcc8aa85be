// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_UNIT_SEARCH_HPP
#define U8LIT_TEXT_UNIT_SEARCH_HPP

#include <u8lit/encoding/decode.hpp>
#include <u8lit/base/begin.hpp>

// Searching code units, and finding boundaries between scalar values, for text_view. Nothing is decoded: in well-formed
// text, a match of a well-formed, non-empty needle begins and ends at boundaries, in every encoding form (RFC 3629
// section 1: "The Boyer-Moore fast search algorithm can be used with UTF-8 data").

namespace u8lit::detail {

// From this many code units on, memcmp and memmove are called at run time: 16 octets are compared in a third, 64 KiB in
// 1/20 and copied in 1/30 of the time that a loop takes (g++ 12).
inline constexpr size_t smallest_memory_size = 16;
template <code_unit Left, code_unit Right>
inline constexpr bool calls_memcmp = compiler::tolerates_failed_evaluations || compiler::evaluates_memcmp<Left, Right>;

// Calls memcmp. Not inlined, because g++ would warn of sizes that a short text does not have.
[[__gnu__::__noinline__]] U8LIT_ABI constexpr int compare_memory(const void* left, const void* right,
                                                                 size_t size) noexcept {
  return __builtin_memcmp(left, right, size);
}

template <code_unit Unit>
U8LIT_ABI constexpr bool are_equal_units(const Unit* left, const Unit* right, size_t size) noexcept {
  if (calls_memcmp<Unit, Unit> && !__builtin_is_constant_evaluated() && size >= smallest_memory_size)
    return detail::compare_memory(left, right, size * sizeof(Unit)) == 0;
  size_t same = 0;
  while (same < size && static_cast<char32_t>(left[same]) == static_cast<char32_t>(right[same])) ++same;
  return same == size;
}

// Returns whether a scalar value begins at an offset, or the text ends there. False past the end.
template <code_unit Unit>
U8LIT_ABI constexpr bool is_boundary_at(const Unit* units, size_t size, size_t offset) noexcept {
  return offset < size ? !detail::is_trailing_unit(units[offset]) : offset == size;
}

// Returns the last boundary at or before an offset; the end for offsets past the end.
template <code_unit Unit>
U8LIT_ABI constexpr size_t floor_boundary(const Unit* units, size_t size, size_t offset) noexcept {
  if (offset >= size) return size;
  while (detail::is_trailing_unit(units[offset])) --offset;
  return offset;
}
// Returns the first boundary at or after an offset; the end for offsets past the end.
template <code_unit Unit>
U8LIT_ABI constexpr size_t ceil_boundary(const Unit* units, size_t size, size_t offset) noexcept {
  if (offset >= size) return size;
  while (offset < size && detail::is_trailing_unit(units[offset])) ++offset;
  return offset;
}

// Returns the first offset in [begin, end) at which the needle is found, or the last one; npos if there is none. The
// needle is not empty, and there are at least `end + length - 1` units. Complexity: at most the product of the sizes.
//
// A match begins only where the text has the needle's first unit and, at the same distance from it, the last one. Eight
// words are compared with these at a time; 64 KiB take a tenth of the time of comparing unit by unit (g++ 12).
// `(x - each) & ~x & high_bits` marks the units of x that are 0 (Mycroft's test). It may mark others as well, because
// the subtraction borrows, so the needle is compared at every marked unit.
template <bool Last, code_unit Unit>
[[__gnu__::__noinline__]] U8LIT_ABI inline size_t search_blocks(const Unit* units, size_t begin, size_t end,
                                                                const Unit* needle, size_t length) noexcept {
  using word = unsigned long long;
  constexpr word each = ~word{} / static_cast<decltype(detail::unsigned_like(Unit{}))>(-1);
  constexpr size_t width = 8 * sizeof(Unit), units_per_word = sizeof(word) / sizeof(Unit), words = 8;
  constexpr word high_bits = each << (width - 1);
  const word first_unit = each * detail::to_unsigned(needle[0]);
  const word last_unit = each * detail::to_unsigned(needle[length - 1]);
  const auto matches = [=](size_t at) {
    return static_cast<char32_t>(units[at]) == static_cast<char32_t>(needle[0]) &&
           detail::are_equal_units(units + at, needle, length);
  };
  if constexpr (!Last && sizeof(Unit) == 1 && compiler::has_memchr) {
    // Where the first unit is rare, memchr is faster; where it is not, what memchr finds hardly begins a match.
    const void* const found = __builtin_memchr(units + begin, detail::to_octet(*needle), end - begin);
    if (!found) return npos;
    begin = static_cast<size_t>(static_cast<const Unit*>(found) - units);
    if (detail::are_equal_units(units + begin, needle, length)) return begin;
    ++begin;
  }
  while (end - begin >= words * units_per_word) {
    const size_t block = Last ? end - words * units_per_word : begin;
    word marks[words], all = 0;
    for (size_t at = 0; at < words; ++at) {
      word first, last;
      __builtin_memcpy(&first, units + block + at * units_per_word, sizeof first);
      __builtin_memcpy(&last, units + block + at * units_per_word + length - 1, sizeof last);
      const word difference = (first ^ first_unit) | (last ^ last_unit);
      all |= marks[at] = (difference - each) & ~difference & high_bits;
    }
    for (size_t count = 0; all != 0 && count < words; ++count) {
      const size_t at = Last ? words - 1 - count : count;
      while (marks[at] != 0) {
        const bool lowest = Last != is_little_endian;
        const int bit = lowest ? __builtin_ctzll(marks[at]) : 63 - __builtin_clzll(marks[at]);
        marks[at] ^= word{1} << bit;
        const size_t lane = static_cast<size_t>(is_little_endian ? bit : 63 - bit) / width;
        if (matches(block + at * units_per_word + lane)) return block + at * units_per_word + lane;
      }
    }
    (Last ? end : begin) = Last ? block : block + words * units_per_word;
  }
  while (begin < end) {
    const size_t at = Last ? --end : begin++;
    if (matches(at)) return at;
  }
  return npos;
}

// Returns the first match at or after `from`, or npos. An empty needle matches at each boundary. Complexity: at most
// the product of the sizes.
template <code_unit Unit>
U8LIT_ABI constexpr size_t find_units(const Unit* units, size_t size, const Unit* needle, size_t length,
                                      size_t from) noexcept {
  if (compiler::tolerates_failed_evaluations && !__builtin_is_constant_evaluated() && length > 0) {
    if (from > size || length > size - from) return npos;
    return detail::search_blocks<false>(units, from, size - length + 1, needle, length);
  }
  for (size_t at = from; at <= size && length <= size - at; ++at) {
    // An empty needle does not match within a sequence.
    if (detail::are_equal_units(units + at, needle, length) && detail::is_boundary_at(units, size, at)) return at;
  }
  return npos;
}
// As `find_units`, but the last match at or before `from`.
template <code_unit Unit>
U8LIT_ABI constexpr size_t rfind_units(const Unit* units, size_t size, const Unit* needle, size_t length,
                                       size_t from) noexcept {
  if (length > size) return npos;
  const size_t end = (from < size - length ? from : size - length) + 1;
  if (compiler::tolerates_failed_evaluations && !__builtin_is_constant_evaluated() && length > 0)
    return detail::search_blocks<true>(units, 0, end, needle, length);
  for (size_t at = end; at-- > 0;) {
    if (detail::are_equal_units(units + at, needle, length) && detail::is_boundary_at(units, size, at)) return at;
  }
  return npos;
}

// Returns the offset of the scalar value with an index, counted from 0; the end if there are not so many. Linear in the
// index.
template <code_unit Unit>
U8LIT_ABI constexpr size_t offset_of_scalar(const Unit* units, size_t size, size_t index) noexcept {
  size_t at = 0;
  for (; index > 0 && at < size; --index) at += detail::sequence_length(units[at]);
  return at;
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

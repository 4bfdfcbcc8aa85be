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
// 1/20 and copied in 1/30 of the time that a loop takes (g++ 12). Freestanding programs have both functions, too.
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

// A block of 32 octets, in code units.
template <code_unit Unit>
inline constexpr size_t units_per_block = 32 / sizeof(Unit);

// Skips blocks in which no match begins. Returns the offset of the first block in which one may begin, or of the rest
// that is shorter than a block and a needle. Compares the first and the last unit of the needle in eight octets at a
// time, in a sixth of the time of a loop (g++ 12): `(x - each) & ~x & high_bits` is non-zero only if a unit of x is 0
// (Mycroft's test). Other units may be marked as well, so the caller compares.
template <code_unit Unit>
[[nodiscard]] U8LIT_ABI inline size_t skip_blocks(const Unit* units, size_t size, const Unit* needle, size_t length,
                                                  size_t at) noexcept {
  using word = unsigned long long;
  constexpr word largest = static_cast<decltype(detail::unsigned_like(Unit{}))>(-1), each = ~word{} / largest;
  constexpr word high_bits = each * (largest / 2 + 1);
  const word first = each * detail::to_unsigned(needle[0]), last = each * detail::to_unsigned(needle[length - 1]);
  for (; size - at >= units_per_block<Unit> + length - 1; at += units_per_block<Unit>) {
    word found = 0;
    for (size_t next = at; next < at + units_per_block<Unit>; next += sizeof found / sizeof(Unit)) {
      word begin, end;
      __builtin_memcpy(&begin, units + next, sizeof begin);
      __builtin_memcpy(&end, units + next + length - 1, sizeof end);
      begin ^= first;
      end ^= last;
      found |= (begin - each) & ~begin & (end - each) & ~end & high_bits;
    }
    if (found != 0) break;
  }
  return at;
}

// Returns the first match at or after `from`, or npos. An empty needle matches at each boundary. Complexity: at most
// the product of the sizes.
template <code_unit Unit>
U8LIT_ABI constexpr size_t find_units(const Unit* units, size_t size, const Unit* needle, size_t length,
                                      size_t from) noexcept {
  if (compiler::tolerates_failed_evaluations && !__builtin_is_constant_evaluated() && length > 0) {
    for (size_t at = from; at < size && length <= size - at;) {
      at = detail::skip_blocks(units, size, needle, length, at);
      for (const size_t block = at; at - block < units_per_block<Unit> && at < size && length <= size - at; ++at) {
        if (static_cast<char32_t>(units[at]) == static_cast<char32_t>(needle[0]) &&
            detail::are_equal_units(units + at, needle, length))
          return at;
      }
    }
    return npos;
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
  for (size_t at = (from < size - length ? from : size - length) + 1; at-- > 0;) {
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

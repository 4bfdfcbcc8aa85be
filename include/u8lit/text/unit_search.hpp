// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_UNIT_SEARCH_HPP
#define U8LIT_TEXT_UNIT_SEARCH_HPP

#include <u8lit/encoding/decode.hpp>
#include <u8lit/base/begin.hpp>

// Searching code units, and finding boundaries between scalar values, for text_view. Nothing is decoded: in well-formed
// text, a match of a well-formed, non-empty needle begins and ends at boundaries, in every encoding form (RFC 3629
// section 1: "The Boyer-Moore fast search algorithm can be used with UTF-8 data").

namespace u8lit::detail {

template <code_unit Unit>
U8LIT_ABI constexpr bool are_equal_units(const Unit* left, const Unit* right, size_t size) noexcept {
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

// Returns the first match at or after `from`, or npos. An empty needle matches at each boundary. Complexity: at most
// the product of the sizes.
template <code_unit Unit>
U8LIT_ABI constexpr size_t find_units(const Unit* units, size_t size, const Unit* needle, size_t length,
                                      size_t from) noexcept {
  for (size_t at = from; at <= size && length <= size - at; ++at) {
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

// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_VALIDATION_OCTET_WORD_HPP
#define U8LIT_VALIDATION_OCTET_WORD_HPP

#include <u8lit/base/octet.hpp>
#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// Copies code units from one place to another that does not overlap it. clang copies them at once in a constant expression,
// too, where each step of a loop counts; g++ cannot.
template <class Unit>
U8LIT_ABI constexpr void copy(Unit* to, const Unit* from, size_t size) noexcept {
#ifdef __clang__
  __builtin_memcpy(to, from, size * sizeof(Unit));
#else
  for (size_t at = 0; at < size; ++at) to[at] = from[at];
#endif
}

}  // namespace u8lit::detail

// Octets eight at a time, as numbers that are in the order of the octets.

namespace u8lit::detail {

using octet_word = unsigned long long;
inline constexpr size_t octets_in_word = 8;

template <utf8_unit Unit>
U8LIT_ABI constexpr octet_word load_four_octets(const Unit* at) noexcept {
  // Written out, because compilers know it for a load of the machine's, and each step and call counts where there is none.
  return octet_word{static_cast<octet>(at[0])} << 24 | octet_word{static_cast<octet>(at[1])} << 16 |
         octet_word{static_cast<octet>(at[2])} << 8 | static_cast<octet>(at[3]);
}
template <utf8_unit Unit>
U8LIT_ABI constexpr octet_word load_eight_octets(const Unit* at) noexcept {
  return octet_word{static_cast<octet>(at[0])} << 56 | octet_word{static_cast<octet>(at[1])} << 48 |
         octet_word{static_cast<octet>(at[2])} << 40 | octet_word{static_cast<octet>(at[3])} << 32 |
         octet_word{static_cast<octet>(at[4])} << 24 | octet_word{static_cast<octet>(at[5])} << 16 |
         octet_word{static_cast<octet>(at[6])} << 8 | static_cast<octet>(at[7]);
}

// The first octets, with zeros behind the last. If two are equal, so are the octets or there are more. Loads may overlap.
template <utf8_unit Unit>
U8LIT_ABI constexpr octet_word load_first_octets(const Unit* data, size_t size) noexcept {
  if (size >= 8) return detail::load_eight_octets(data);
  if (size >= 4) return detail::load_four_octets(data) << 32 | detail::load_four_octets(data + size - 4) << (64 - 8 * size);
  if (size == 0) return 0;
  return octet_word{static_cast<octet>(data[0])} << 56 |
         octet_word{static_cast<octet>(data[size / 2])} << (56 - 8 * (size / 2)) |
         octet_word{static_cast<octet>(data[size - 1])} << (64 - 8 * size);
}

// The order of as many octets: negative, 0 or positive. Linear; in a constant expression, for clang at once.
template <utf8_unit Left, utf8_unit Right>
U8LIT_ABI constexpr int compare_octets(const Left* left, const Right* right, size_t size) noexcept {
  if (size == 0) return 0;
#ifdef __clang__
  constexpr bool is_evaluated = __is_same(Left, Right) && !__is_enum(Left);
#else
  constexpr bool is_evaluated = false;
#endif
  if constexpr (is_evaluated) return __builtin_memcmp(left, right, size);
  else if (!__builtin_is_constant_evaluated()) return __builtin_memcmp(left, right, size);
  octet_word l = detail::load_first_octets(left, size), r = detail::load_first_octets(right, size);
  for (size_t at = 8; l == r && at < size; at += 8) {
    const size_t from = at + 8 < size ? at : size - 8;
    l = detail::load_eight_octets(left + from);
    r = detail::load_eight_octets(right + from);
  }
  return l == r ? 0 : l < r ? -1 : 1;
}

// The order of octets of any two sizes, in which a beginning comes before the whole.
template <utf8_unit Left, utf8_unit Right>
U8LIT_ABI constexpr int compare_octets(const Left* left, size_t left_size, const Right* right,
                                       size_t right_size) noexcept {
  const int compared = detail::compare_octets(left, right, left_size < right_size ? left_size : right_size);
  return compared != 0 || left_size == right_size ? compared : left_size < right_size ? -1 : 1;
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

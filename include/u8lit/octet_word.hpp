// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OCTET_WORD_HPP
#define U8LIT_OCTET_WORD_HPP

#include <u8lit/code_unit.hpp>
#include <u8lit/compiler/begin.hpp>

// Octets eight at a time, as numbers that are in the order of the octets.

namespace u8lit {

using octet_word = unsigned long long;
inline constexpr size_t octets_in_word = 8;

// Written out, because compilers know it for a load of the machine's, and each step counts where there is none.
template <utf8_unit Unit>
constexpr octet_word four_octets(const Unit* at) noexcept {
  return octet_word{octet_of(at[0])} << 24 | octet_word{octet_of(at[1])} << 16 | octet_word{octet_of(at[2])} << 8 |
         octet_of(at[3]);
}
template <utf8_unit Unit>
constexpr octet_word eight_octets(const Unit* at) noexcept {
  return octet_word{octet_of(at[0])} << 56 | octet_word{octet_of(at[1])} << 48 | octet_word{octet_of(at[2])} << 40 |
         octet_word{octet_of(at[3])} << 32 | octet_word{octet_of(at[4])} << 24 | octet_word{octet_of(at[5])} << 16 |
         octet_word{octet_of(at[6])} << 8 | octet_of(at[7]);
}

// The first octets, with zeros behind the last. If two are equal, so are the octets or there are more. Loads may overlap.
template <utf8_unit Unit>
constexpr octet_word first_octets(const Unit* data, size_t size) noexcept {
  if (size >= 8) return eight_octets(data);
  if (size >= 4) return four_octets(data) << 32 | four_octets(data + size - 4) << (64 - 8 * size);
  if (size == 0) return 0;
  return octet_word{octet_of(data[0])} << 56 | octet_word{octet_of(data[size / 2])} << (56 - 8 * (size / 2)) |
         octet_word{octet_of(data[size - 1])} << (64 - 8 * size);
}

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif

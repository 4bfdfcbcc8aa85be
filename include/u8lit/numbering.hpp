// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_NUMBERING_HPP
#define U8LIT_NUMBERING_HPP

#include <u8lit/scalar_value.hpp>
#include <u8lit/compiler/begin.hpp>

// Equal things get the same number, in the order in which they are first seen.

namespace u8lit {

// What is numbered: `content[number]`. Number 0 is given from the beginning, to 0 or what is put there.
template <size_t Capacity>
struct numbering {
  any_number content[Capacity]{};
  size_t contents = 1;
};

// Finds the number of a key in a numbering and gives it one if there is none, in constant time: a hash table, which is
// needed no longer than that.
template <size_t Capacity>
struct finder {
  static constexpr unsigned bits = static_cast<unsigned>(64 - __builtin_clzll(Capacity)) + 1;
  unsigned buckets[size_t{1} << bits]{};

  U8LIT_ABI constexpr unsigned number_of(any_number key, numbering<Capacity>& numbers) noexcept {
    if (key == numbers.content[0]) return 0;
    any_number at = key * 0x9E37'79B9'7F4A'7C15 >> (64 - bits);
    while (buckets[at] != 0) {
      if (numbers.content[buckets[at]] == key) return buckets[at];
      at = (at + 1) % (any_number{1} << bits);
    }
    numbers.content[numbers.contents] = key;
    return buckets[at] = static_cast<unsigned>(numbers.contents++);
  }
};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif

// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OCTET_SIXTEENS_HPP
#define U8LIT_OCTET_SIXTEENS_HPP

#include <u8lit/octet.hpp>
#include <u8lit/octet_number.hpp>
#include <u8lit/compiler/begin.hpp>

// Objects of constant expressions, which an evaluator reads at once, by sixteen octets.

namespace u8lit {

#if defined(__SIZEOF_INT128__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
// As many sixteens as octets need with a zero behind the last, which completes no sequence.
inline constexpr size_t fewest_sixteens = most_sixteens < 4 ? most_sixteens : 4;
U8LIT_ABI constexpr size_t sixteens_for(size_t octets) noexcept {
  return (octets / (16 * fewest_sixteens) + 1) * fewest_sixteens;
}

template <size_t Count>
struct octet_sixteens {
  sixteen_octets all[Count];

  // In blocks as large as there are.
  U8LIT_ABI constexpr bool are_well_formed(unsigned& before) const noexcept {
    constexpr size_t most = Count < 16 ? fewest_sixteens : Count < most_sixteens ? 16 : most_sixteens;
    constexpr size_t large = Count / most * most, middle = (Count - large) / 16 * 16;
    if (!u8lit::are_well_formed<most>(all, large, before)) return false;
    if constexpr (middle > 0) {
      if (!u8lit::are_well_formed<16>(all + large, middle, before)) return false;
    }
    if constexpr (large + middle < Count)
      return u8lit::are_well_formed<4>(all + large + middle, Count - large - middle, before);
    return true;
  }
  // The whole text in one block.
  U8LIT_ABI constexpr bool is_well_formed() const noexcept {
    if constexpr (most_sixteens == 1) {
      unsigned before = 0;
      return are_well_formed(before);
    } else {
      using block = typename octet_number<Count>::type;
      const block octets = u8lit::block_of<Count>(all);
      return (octets & seventh_bits<block>) == 0 || u8lit::are_one_text<block>(octets);
    }
  }
};

template <class Octets, size_t Zeros>
struct padded_octets {
  Octets octets;
  unsigned char zeros[Zeros];

  U8LIT_ABI constexpr auto sixteens() const noexcept {
    return __builtin_bit_cast(octet_sixteens<sizeof(padded_octets) / 16>, *this);
  }
};
template <class Octets>
U8LIT_ABI constexpr bool are_well_formed_at_the_end(const Octets& octets, unsigned before) noexcept {
  const auto last = padded_octets<Octets, 16 * sixteens_for(sizeof(Octets)) - sizeof(Octets)>{octets, {}}.sixteens();
  if constexpr (sizeof(last) == 16 * fewest_sixteens) {
    if (before == 0) return last.is_well_formed();
  }
  return last.are_well_formed(before);
}

template <size_t Size>
struct octet_array {
  octet all[Size];
};
template <size_t Sixteens, size_t Rest>
struct [[gnu::packed]] long_octets {
  octet_sixteens<Sixteens> large;
  octet_array<Rest> rest;
};

// Whether all octets of an object are known to be well-formed as one text. Linear. Always false where the octets of a
// number are in another order.
template <class Octets>
U8LIT_ABI constexpr bool is_known_to_be_well_formed(const Octets& octets) noexcept {
  constexpr size_t large = (sizeof(Octets) - 1) / (16 * most_sixteens) * most_sixteens;
  if constexpr (large > 0) {
    const auto parts = __builtin_bit_cast(long_octets<large, sizeof(Octets) - 16 * large>, octets);
    unsigned before = 0;
    return parts.large.are_well_formed(before) && u8lit::are_well_formed_at_the_end(parts.rest, before);
  } else if constexpr (__is_class(Octets)) {
    return u8lit::are_well_formed_at_the_end(octets, 0);
  } else {
    return u8lit::are_well_formed_at_the_end(__builtin_bit_cast(octet_array<sizeof(Octets)>, octets), 0);
  }
}
#else
template <class Octets>
U8LIT_ABI constexpr bool is_known_to_be_well_formed(const Octets&) noexcept {
  return false;
}
#endif

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif

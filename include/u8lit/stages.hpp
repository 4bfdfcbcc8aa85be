// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_STAGES_HPP
#define U8LIT_STAGES_HPP

#include <u8lit/octet.hpp>
#include <u8lit/scalar_value.hpp>
#include <u8lit/smallest_unsigned.hpp>
#include <u8lit/compiler/begin.hpp>

// Tables of two stages (Unicode 5.1): the first tells which block a number lies in, the second holds each different
// block once.

namespace u8lit {

// An array that is a value.
template <class Element, size_t Size>
struct array_of {
  Element at[Size];

  [[nodiscard]] U8LIT_ABI constexpr Element value_at(size_t place) const noexcept { return at[place]; }

  U8LIT_ABI friend constexpr bool operator==(const array_of& left, const array_of& right) noexcept {
    return compiler::are_equal(left.at, right.at);
  }
};

// The least unsigned integer that holds so many bits.
template <unsigned Bits>
using integer_of_bits = smallest_unsigned<(~any_number{} >> (64 - Bits))>;

// As many bits as a table has for each value, if this is the largest.
[[nodiscard]] U8LIT_ABI constexpr unsigned bits_of(any_number largest) noexcept {
  unsigned bits = 1;
  while (bits < 64 && largest >> bits != 0) bits *= 2;
  return bits;
}

// A function from all numbers to values of `Bits` bits (1, 2, 4, 8, 16, 32 or 64): two loads and one comparison, after
// which lies `Default`. Values of less than 8 bits share octets. No number is out of bounds. The numbers of the blocks
// are an array, or a table themselves: then there are three stages.
template <unsigned Bits, any_number Default, unsigned Shift, size_t Blocks, size_t Different,
          class Numbers = array_of<smallest_index<Different>, Blocks == 0 ? 1 : Blocks>>
struct two_stage {
  static_assert(Bits != 0 && Bits <= 64 && (Bits & (Bits - 1)) == 0 && Default <= ~any_number{} >> (64 - Bits));

  using value_type = integer_of_bits<Bits>;
  static constexpr any_number default_value = Default;

  // How many numbers are in a block, and below which number the blocks lie.
  static constexpr size_t block_size = size_t{1} << Shift;
  static constexpr any_number end = any_number{Blocks} << Shift;

  // An empty table has one element, for there are no arrays without, and never reads it.
  array_of<value_type, Blocks == 0 ? 1 : (Different << Shift) / (sizeof(value_type) * 8 / Bits)> values;
  Numbers blocks;

  // The value of a number of any integer type; negative ones have the default, too.
  template <integer Number>
  U8LIT_ABI constexpr value_type operator[](Number number) const noexcept {
    const auto at = static_cast<any_number>(number);
    return at < end ? value_at(at) : static_cast<value_type>(Default);
  }
  // Of one that lies below the end.
  [[nodiscard]] U8LIT_ABI constexpr value_type value_at(any_number at) const noexcept {
    const size_t place = (size_t{blocks.value_at(static_cast<size_t>(at >> Shift))} << Shift) +
                         static_cast<size_t>(at & (block_size - 1));
    if constexpr (Bits >= 8) return values.at[place];
    else return static_cast<value_type>(values.at[place * Bits / 8] >> place * Bits % 8 & ((1u << Bits) - 1));
  }

  // The first number after `number` whose value is another, and at the latest `end`. A run of equal blocks costs a step
  // for each of them.
  [[nodiscard]] U8LIT_ABI constexpr any_number end_of_run(any_number number) const noexcept {
    const value_type value = (*this)[number];
    any_number at = number;
    for (++at; at < end; ++at) {
      if ((at & (block_size - 1)) == 0 && at - number >= block_size &&
          blocks.value_at(static_cast<size_t>(at >> Shift)) == blocks.value_at(static_cast<size_t>(at >> Shift) - 1)) {
        at += block_size - 1;
      } else if (value_at(at) != value) {
        return at;
      }
    }
    return at;
  }

  [[nodiscard]] U8LIT_ABI static constexpr size_t size_in_octets() noexcept { return sizeof(two_stage); }
  U8LIT_ABI friend constexpr bool operator==(const two_stage&, const two_stage&) noexcept = default;
};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif

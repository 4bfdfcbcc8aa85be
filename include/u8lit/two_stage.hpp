// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TWO_STAGE_HPP
#define U8LIT_TWO_STAGE_HPP

#include <u8lit/block_sequence.hpp>
#include <u8lit/compiler/begin.hpp>

// Tables of two stages (Unicode 5.1): the first tells which block a number lies in, the second holds each different block
// once. Made of runs, they cost the compiler as much as there are runs, however many numbers lie between.

namespace u8lit {

// The least unsigned integers that hold so many bits, and all numbers below a count.
template <unsigned Bits>
constexpr auto integer_of_bits() noexcept {
  if constexpr (Bits <= 8) return octet{};
  else if constexpr (Bits <= 16) return static_cast<unsigned short>(0);
  else if constexpr (Bits <= 32) return 0u;
  else return any_number{};
}
template <any_number Count>
constexpr auto integer_below() noexcept {
  return integer_of_bits<(Count <= 0x100 ? 8 : Count <= 0x1'0000 ? 16 : 32)>();
}

// A function from all numbers to values of `Bits` bits (1, 2, 4, 8, 16, 32 or 64): two loads and one comparison, after
// which lies `Default`. Values of less than 8 bits share octets. No number is out of bounds.
template <unsigned Bits, any_number Default, unsigned Shift, size_t Blocks, size_t Different>
struct two_stage {
  using value_type = decltype(integer_of_bits<Bits>());
  using block_type = decltype(integer_below<Different>());

  // How many numbers are in a block, and below which number the blocks lie.
  static constexpr size_t block_size = size_t{1} << Shift;
  static constexpr any_number end = any_number{Blocks} << Shift;

  // An empty table has one element, for there are no arrays without, and never reads it.
  array_of<value_type, Blocks == 0 ? 1 : (Different << Shift) / (sizeof(value_type) * 8 / Bits)> values;
  block_type blocks[Blocks == 0 ? 1 : Blocks];

  // The value of a number of any integer type; negative ones have the default, too.
  template <integer Number>
  constexpr value_type operator[](Number number) const noexcept {
    const auto at = static_cast<any_number>(number);
    if (at >= end) return static_cast<value_type>(Default);
    const size_t place = (size_t{blocks[at >> Shift]} << Shift) + (at & (block_size - 1));
    if constexpr (Bits >= 8) return values.at[place];
    else return static_cast<value_type>(values.at[place * Bits / 8] >> place * Bits % 8 & ((1u << Bits) - 1));
  }

  static constexpr size_t size_in_octets() noexcept { return sizeof(two_stage); }
  friend constexpr bool operator==(const two_stage&, const two_stage&) noexcept = default;
};

namespace staging {

// What a table costs in octets whose blocks are of 2^Level groups: the second stage alone, which only grows with the
// level, and all.
template <const auto& Runs, unsigned Bits, any_number Default, unsigned Level>
inline constexpr size_t values_octets = block_sequence_of<Runs, Bits, Default, Level>.different() << (Level + 3);
template <const auto& Runs, unsigned Bits, any_number Default, unsigned Level>
inline constexpr size_t octets = values_octets<Runs, Bits, Default, Level> +
    block_sequence_of<Runs, Bits, Default, Level>.length *
        sizeof(integer_below<block_sequence_of<Runs, Bits, Default, Level>.different()>());

// The level that costs least. It tries no more of them than could be it.
template <const auto& Runs, unsigned Bits, any_number Default, unsigned Level = 0, unsigned Best = 0>
constexpr unsigned best_level() noexcept {
  constexpr size_t least = octets<Runs, Bits, Default, Best>;
  if constexpr (values_octets<Runs, Bits, Default, Level> > least) {
    return Best;
  } else {
    constexpr unsigned best = octets<Runs, Bits, Default, Level> < least ? Level : Best;
    if constexpr (block_sequence_of<Runs, Bits, Default, Level>.length <= 1) return best;
    else return best_level<Runs, Bits, Default, Level + 1, best>();
  }
}

// The groups of the different blocks, one after the other.
template <const auto& Runs, unsigned Bits, any_number Default, unsigned Level, class Groups>
constexpr void expand(Groups& groups, size_t count) noexcept {
  constexpr auto& sequence = block_sequence_of<Runs, Bits, Default, Level>;
  if constexpr (Level == 0) {
    for (size_t at = 0; at < count; ++at) groups.at[at] = sequence.content[groups.at[at]];
  } else {
    for (size_t at = count; at-- > 0;) {
      const any_number halves = sequence.content[groups.at[at]];
      groups.at[2 * at + 1] = halves & 0xFFFF'FFFF;
      groups.at[2 * at] = halves >> 32;
    }
    expand<Runs, Bits, Default, Level - 1>(groups, 2 * count);
  }
}

// The values of groups one by one. Where the lowest octet comes first, they are in their places already.
template <class Values, unsigned Bits, bool Reinterpret = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, size_t Size>
constexpr Values ungrouped(const array_of<any_number, Size>& groups) noexcept {
  if constexpr (Reinterpret) {
    return __builtin_bit_cast(Values, groups);
  } else {
    Values result{};
    using value_type = decltype(integer_of_bits<Bits>());
    constexpr size_t in_group = sizeof(any_number) / sizeof(value_type);
    for (size_t at = 0; at < Size * in_group; ++at)
      result.at[at] = static_cast<value_type>(groups.at[at / in_group] >> at % in_group * (sizeof(value_type) * 8));
    return result;
  }
}

template <const auto& Runs, unsigned Bits, any_number Default, unsigned Level>
constexpr auto make() noexcept {
  constexpr auto& sequence = block_sequence_of<Runs, Bits, Default, Level>;
  using table = two_stage<Bits, Default, Level + group_shift<Bits>, sequence.length, sequence.different()>;
  if constexpr (sequence.length == 0) {
    return table{};
  } else {
    array_of<any_number, (sequence.different() << Level)> groups{};
    for (size_t at = 0; at < sequence.different(); ++at) groups.at[at] = at + sequence.first_used();
    expand<Runs, Bits, Default, Level>(groups, sequence.different());
    table result{ungrouped<decltype(table::values), Bits>(groups), {}};
    size_t at = 0;
    for (size_t run = 0; run < sequence.runs; ++run) {
      const auto number = static_cast<typename table::block_type>(sequence.number[run] - sequence.first_used());
      for (const size_t last = at + sequence.times[run]; at < last; ++at) result.blocks[at] = number;
    }
    return result;
  }
}

}  // namespace staging

// The table of runs, a named constant: a range or an array of `{first, last, value}` or, for sets, of `{first, last}`
// with the value 1, in order and disjoint. What is in none of them has the value `Default`. Blocks are of 2^Shift
// numbers, by default those that make the table smallest.
template <const auto& Runs, unsigned Bits, any_number Default = 0,
          unsigned Shift = staging::best_level<Runs, Bits, Default>() + staging::group_shift<Bits>>
inline constexpr auto two_stage_of = staging::make<Runs, Bits, Default, Shift - staging::group_shift<Bits>>();

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif

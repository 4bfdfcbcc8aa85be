// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINT_STAGES_HPP
#define U8LIT_CODE_POINT_STAGES_HPP

#include <u8lit/base/octet.hpp>
#include <u8lit/base/smallest_unsigned.hpp>
#include <u8lit/code_point/block_sequence.hpp>
#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/base/begin.hpp>

// Tables of two stages (Unicode 5.1): the first tells which block a number lies in, the second holds each different
// block once.

namespace u8lit::detail {

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

}  // namespace u8lit::detail

// Tables of two stages of runs: they cost the compiler as much as there are runs, however many numbers lie between.

namespace u8lit::detail {

namespace staging {

struct in_order {};

// What a table costs in octets whose blocks are of 2^Level groups: the second stage alone, which only grows with the
// level, and all.
template <const auto& Runs, unsigned Bits, any_number Default, unsigned Level>
inline constexpr size_t values_octets = block_sequence_of<Runs, Bits, Default, Level>.different() << (Level + 3);
template <const auto& Runs, unsigned Bits, any_number Default, unsigned Level>
inline constexpr size_t octets = values_octets<Runs, Bits, Default, Level> +
    block_sequence_of<Runs, Bits, Default, Level>.length *
        sizeof(smallest_index<block_sequence_of<Runs, Bits, Default, Level>.different()>);

struct cost_of_two {
  template <const auto& Runs, unsigned Bits, any_number Default, unsigned Level>
  static constexpr size_t in_octets = octets<Runs, Bits, Default, Level>;
};

// The level that costs least. It tries no more of them than could be it.
template <const auto& Runs, unsigned Bits, any_number Default, class Cost = cost_of_two, unsigned Level = 0, unsigned Best = 0>
[[nodiscard]] U8LIT_ABI constexpr unsigned best_level() noexcept {
  constexpr size_t least = Cost::template in_octets<Runs, Bits, Default, Best>;
  if constexpr (values_octets<Runs, Bits, Default, Level> >= least) {
    return Best;
  } else {
    constexpr unsigned best = Cost::template in_octets<Runs, Bits, Default, Level> < least ? Level : Best;
    if constexpr (block_sequence_of<Runs, Bits, Default, Level>.length <= 1) return best;
    else return staging::best_level<Runs, Bits, Default, Cost, Level + 1, best>();
  }
}

// The groups of the different blocks, one after the other.
template <const auto& Runs, unsigned Bits, any_number Default, unsigned Level, class Groups>
U8LIT_ABI constexpr void expand(Groups& groups, size_t count) noexcept {
  constexpr auto& sequence = block_sequence_of<Runs, Bits, Default, Level>;
  if constexpr (Level == 0) {
    for (size_t at = 0; at < count; ++at) groups.at[at] = sequence.content[groups.at[at]];
  } else {
    for (size_t at = count; at-- > 0;) {
      const any_number halves = sequence.content[groups.at[at]];
      groups.at[2 * at + 1] = halves & 0xFFFF'FFFF;
      groups.at[2 * at] = halves >> 32;
    }
    staging::expand<Runs, Bits, Default, Level - 1>(groups, 2 * count);
  }
}

// The values of groups one by one. Where the lowest octet comes first, they are in their places already.
template <class Values, unsigned Bits, bool Reinterpret = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, size_t Size>
[[nodiscard]] U8LIT_ABI constexpr Values ungrouped(const array_of<any_number, Size>& groups) noexcept {
  if constexpr (Reinterpret) {
    return __builtin_bit_cast(Values, groups);
  } else {
    Values result{};
    using value_type = integer_of_bits<Bits>;
    constexpr size_t in_group = sizeof(any_number) / sizeof(value_type);
    for (size_t at = 0; at < Size * in_group; ++at)
      result.at[at] = static_cast<value_type>(groups.at[at / in_group] >> at % in_group * (sizeof(value_type) * 8));
    return result;
  }
}

// The second stage, of a type that is an array_of.
template <const auto& Runs, unsigned Bits, any_number Default, unsigned Level, class Values>
[[nodiscard]] U8LIT_ABI constexpr Values values_of() noexcept {
  constexpr auto& sequence = block_sequence_of<Runs, Bits, Default, Level>;
  array_of<any_number, (sequence.different() << Level)> groups{};
  for (size_t at = 0; at < sequence.different(); ++at) groups.at[at] = at + sequence.first_used();
  staging::expand<Runs, Bits, Default, Level>(groups, sequence.different());
  return staging::ungrouped<Values, Bits>(groups);
}

template <const auto& Runs, unsigned Bits, any_number Default, unsigned Level>
[[nodiscard]] U8LIT_ABI constexpr auto make() noexcept {
  constexpr auto& sequence = block_sequence_of<Runs, Bits, Default, Level>;
  two_stage<Bits, Default, Level + group_shift<Bits>, sequence.length, sequence.different()> result{};
  if constexpr (sequence.length > 0) {
    result.values = staging::values_of<Runs, Bits, Default, Level, decltype(result.values)>();
    size_t at = 0;
    for (size_t run = 0; run < sequence.runs; ++run) {
      const unsigned number = sequence.number[run] - sequence.first_used();
      for (const size_t last = at + sequence.times[run]; at < last; ++at)
        result.blocks.at[at] = static_cast<decltype(result.blocks.value_at(0))>(number);
    }
  }
  return result;
}

}  // namespace staging

namespace invalid_runs {

// The refusals' names, and what they tell: the run, counted from 1.
template <size_t Number>
struct run_number;
template <class Run>
struct reversed_or_not_behind_the_run_before;
template <class Run>
struct value_of_too_many_bits;

}  // namespace invalid_runs

template <size_t OutOfOrder, size_t TooLarge>
inline constexpr type_identity<invalid_runs::reversed_or_not_behind_the_run_before<invalid_runs::run_number<OutOfOrder>>>
    finding_in_runs{};
template <size_t TooLarge>
inline constexpr type_identity<invalid_runs::value_of_too_many_bits<invalid_runs::run_number<TooLarge>>>
    finding_in_runs<0, TooLarge>{};
template <>
inline constexpr type_identity<staging::in_order> finding_in_runs<0, 0>{};
template <const auto& Runs, unsigned Bits, any_number Default>
using diagnostic_of_runs =
    typename decltype(finding_in_runs<block_sequence_of<Runs, Bits, Default, 0>.out_of_order,
                                      block_sequence_of<Runs, Bits, Default, 0>.too_large>)::type;
template <class Finding>
inline constexpr bool is_in_order = false;
template <>
inline constexpr bool is_in_order<staging::in_order> = true;
template <class Finding>
concept runs_in_order = is_in_order<Finding>;

// For the blocks that make the table smallest.
inline constexpr unsigned smallest_table = ~0u;

// The table of runs, a named constant: a range or an array of `{first, last, value}` or, for sets, of `{first, last}`
// with the value 1, disjoint and in order, of numbers of 32 bits, or it does not compile. What is in none of them has
// the value `Default`. Blocks are of 2^Shift numbers, and no smaller than 64 bits.
template <const auto& Runs, unsigned Bits, any_number Default = 0, unsigned Shift = smallest_table>
  requires runs_in_order<diagnostic_of_runs<Runs, Bits, Default>> && (Shift >= staging::group_shift<Bits>)
inline constexpr auto two_stage_of = staging::make<Runs, Bits, Default, Shift - staging::group_shift<Bits>>();
template <const auto& Runs, unsigned Bits, any_number Default>
inline constexpr auto two_stage_of<Runs, Bits, Default, smallest_table> =
    staging::make<Runs, Bits, Default, staging::best_level<Runs, Bits, Default>()>();

}  // namespace u8lit::detail

// Tables of three stages: where two need an array of the numbers of blocks, these have a table. Half as large or less
// for the properties of Unicode, for one load more.

namespace u8lit::detail {

namespace staging {

// The sequence of blocks as runs of their numbers, of which a table can be made.
struct run_of_blocks {
  size_t first, last;
  unsigned value;
};
template <size_t Count>
struct runs_of_blocks {
  run_of_blocks runs[Count];

  [[nodiscard]] U8LIT_ABI constexpr const run_of_blocks* begin() const noexcept { return runs; }
  [[nodiscard]] U8LIT_ABI constexpr const run_of_blocks* end() const noexcept { return runs + Count; }
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return Count; }
};
template <const auto& Sequence>
[[nodiscard]] U8LIT_ABI constexpr auto in_runs() noexcept {
  runs_of_blocks<Sequence.runs> result{};
  size_t next = 0;
  for (size_t run = 0; run < Sequence.runs; ++run) {
    result.runs[run] = {next, next + Sequence.times[run] - 1, Sequence.number[run] - Sequence.first_used()};
    next += Sequence.times[run];
  }
  return result;
}

// The table of the numbers of blocks, whose default is not the last of them: so it is as long as there are blocks.
template <const auto& Sequence>
struct table_of_blocks {
  static constexpr auto runs = staging::in_runs<Sequence>();
  static constexpr unsigned bits = detail::bits_of(Sequence.different() - 1);
  static constexpr any_number rest = runs.runs[runs.size() - 1].value == 0;
  static constexpr unsigned level = staging::best_level<runs, bits, rest>();
  static constexpr size_t size = octets<runs, bits, rest, level>;
};

struct cost_of_three {
  template <const auto& Runs, unsigned Bits, any_number Default, unsigned Level>
  static constexpr size_t in_octets = values_octets<Runs, Bits, Default, Level> +
                                      table_of_blocks<block_sequence_of<Runs, Bits, Default, Level>>::size;
};

template <const auto& Runs, unsigned Bits, any_number Default>
[[nodiscard]] U8LIT_ABI constexpr auto make_three() noexcept {
  if constexpr (block_sequence_of<Runs, Bits, Default, 0>.length == 0) {
    return staging::make<Runs, Bits, Default, 0>();
  } else {
    constexpr unsigned level = staging::best_level<Runs, Bits, Default, cost_of_three>();
    constexpr auto& sequence = block_sequence_of<Runs, Bits, Default, level>;
    using numbers = table_of_blocks<block_sequence_of<Runs, Bits, Default, level>>;
    using table = two_stage<Bits, Default, level + group_shift<Bits>, sequence.length, sequence.different(),
                            decltype(staging::make<numbers::runs, numbers::bits, numbers::rest, numbers::level>())>;
    return table{staging::values_of<Runs, Bits, Default, level, decltype(table::values)>(),
                 staging::make<numbers::runs, numbers::bits, numbers::rest, numbers::level>()};
  }
}

}  // namespace staging

// The table of runs, as `two_stage_of`, in three stages; the blocks of both tables are those that make it smallest.
template <const auto& Runs, unsigned Bits, any_number Default = 0>
  requires runs_in_order<diagnostic_of_runs<Runs, Bits, Default>>
inline constexpr auto three_stage_of = staging::make_three<Runs, Bits, Default>();

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif

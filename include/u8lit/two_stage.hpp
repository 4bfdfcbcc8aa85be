// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TWO_STAGE_HPP
#define U8LIT_TWO_STAGE_HPP

#include <u8lit/block_sequence.hpp>
#include <u8lit/stages.hpp>
#include <u8lit/compiler/begin.hpp>

// Tables of two stages of runs: they cost the compiler as much as there are runs, however many numbers lie between.

namespace u8lit {

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
inline constexpr found_to_be<invalid_runs::reversed_or_not_behind_the_run_before<invalid_runs::run_number<OutOfOrder>>>
    finding_in_runs{};
template <size_t TooLarge>
inline constexpr found_to_be<invalid_runs::value_of_too_many_bits<invalid_runs::run_number<TooLarge>>>
    finding_in_runs<0, TooLarge>{};
template <>
inline constexpr found_to_be<staging::in_order> finding_in_runs<0, 0>{};
template <const auto& Runs, unsigned Bits, any_number Default>
using finding_of_runs =
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
  requires runs_in_order<finding_of_runs<Runs, Bits, Default>> && (Shift >= staging::group_shift<Bits>)
inline constexpr auto two_stage_of = staging::make<Runs, Bits, Default, Shift - staging::group_shift<Bits>>();
template <const auto& Runs, unsigned Bits, any_number Default>
inline constexpr auto two_stage_of<Runs, Bits, Default, smallest_table> =
    staging::make<Runs, Bits, Default, staging::best_level<Runs, Bits, Default>()>();

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif

// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINT_STAGES_HPP
#define U8LIT_CODE_POINT_STAGES_HPP

#include <u8lit/base/octet.hpp>
#include <u8lit/base/type_traits.hpp>
#include <u8lit/code_point/block_sequence.hpp>
#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/base/begin.hpp>

// Multistage tables (Unicode 5.1). In two stages, the first maps a number to its block and the second holds each
// distinct block once. In three stages, the first of these is again a two-stage table. They are made from runs; what
// they cost the compiler depends on the number of runs, not on their lengths.

namespace u8lit::detail {

// An array that can be copied and compared, and looked up like a two_stage.
template <class Element, size_t Size>
struct array_value {
  Element elements[Size];

  [[nodiscard]] U8LIT_ABI constexpr Element value_at(size_t place) const noexcept { return elements[place]; }

  U8LIT_ABI friend constexpr bool operator==(const array_value& left, const array_value& right) noexcept {
    return compiler::are_equal(left.elements, right.elements);
  }
};

// The smallest unsigned integer of at least `Bits` bits.
template <unsigned Bits>
using integer_of_bits = smallest_unsigned<(~any_number{} >> (64 - Bits))>;

// The bits of each value in a table with this largest value: a power of two.
[[nodiscard]] U8LIT_ABI constexpr unsigned bits_for(any_number largest) noexcept {
  unsigned bits = 1;
  while (bits < 64 && largest >> bits != 0) bits *= 2;
  return bits;
}

// A function from all numbers to values of `Bits` bits (1, 2, 4, 8, 16, 32 or 64). A look-up is a comparison and two
// loads. Numbers from `end` on have the value `Default`. Values of less than 8 bits share bytes. The first stage,
// `Numbers`, is an array, or a two_stage itself: then there are three stages.
template <unsigned Bits, any_number Default, unsigned Shift, size_t Blocks, size_t Distinct,
          class Numbers = array_value<smallest_index<Distinct>, Blocks == 0 ? 1 : Blocks>>
struct two_stage {
  static_assert(Bits != 0 && Bits <= 64 && (Bits & (Bits - 1)) == 0 && Default <= ~any_number{} >> (64 - Bits));

  using value_type = integer_of_bits<Bits>;
  static constexpr any_number default_value = Default;

  // The number of values in a block, and of those in all blocks.
  static constexpr size_t block_size = size_t{1} << Shift;
  static constexpr any_number end = any_number{Blocks} << Shift;

  // There are no arrays of size 0, so an empty table has an element that is never read.
  array_value<value_type, Blocks == 0 ? 1 : (Distinct << Shift) / (sizeof(value_type) * 8 / Bits)> values;
  Numbers blocks;

  // The value of a number of any integer type. Negative numbers have the default value.
  template <integer Number>
  U8LIT_ABI constexpr value_type operator[](Number number) const noexcept {
    const auto at = static_cast<any_number>(number);
    return at < end ? value_at(at) : static_cast<value_type>(Default);
  }
  // Precondition: at < end.
  [[nodiscard]] U8LIT_ABI constexpr value_type value_at(any_number at) const noexcept {
    const size_t place = (size_t{blocks.value_at(static_cast<size_t>(at >> Shift))} << Shift) +
                         static_cast<size_t>(at & (block_size - 1));
    if constexpr (Bits >= 8) return values.elements[place];
    else return static_cast<value_type>(values.elements[place * Bits / 8] >> place * Bits % 8 & ((1u << Bits) - 1));
  }

  // The first number after `number` that has another value, or `end`. A run of equal blocks costs a step for each.
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

  [[nodiscard]] U8LIT_ABI static constexpr size_t size_in_bytes() noexcept { return sizeof(two_stage); }
  U8LIT_ABI friend constexpr bool operator==(const two_stage&, const two_stage&) noexcept = default;
};

namespace stages {

// The size in bytes of a table with blocks of 2^Level groups: of its second stage, which only grows with the level, and
// of both stages.
template <const auto& Runs, unsigned Bits, any_number Default, unsigned Level>
inline constexpr size_t values_size = make_block_sequence<Runs, Bits, Default, Level>.distinct() << (Level + 3);
template <const auto& Runs, unsigned Bits, any_number Default, unsigned Level>
inline constexpr size_t table_size = values_size<Runs, Bits, Default, Level> +
    make_block_sequence<Runs, Bits, Default, Level>.length *
        sizeof(smallest_index<make_block_sequence<Runs, Bits, Default, Level>.distinct()>);

struct two_stage_size {
  template <const auto& Runs, unsigned Bits, any_number Default, unsigned Level>
  static constexpr size_t bytes = table_size<Runs, Bits, Default, Level>;
};

// The level of the smallest table. Stops as soon as the second stage alone is no smaller than the best table so far.
template <const auto& Runs, unsigned Bits, any_number Default, class Size = two_stage_size, unsigned Level = 0,
          unsigned Best = 0>
[[nodiscard]] U8LIT_ABI constexpr unsigned best_level() noexcept {
  constexpr size_t least = Size::template bytes<Runs, Bits, Default, Best>;
  if constexpr (values_size<Runs, Bits, Default, Level> >= least) {
    return Best;
  } else {
    constexpr unsigned best = Size::template bytes<Runs, Bits, Default, Level> < least ? Level : Best;
    if constexpr (make_block_sequence<Runs, Bits, Default, Level>.length <= 1) return best;
    else return stages::best_level<Runs, Bits, Default, Size, Level + 1, best>();
  }
}

// Replaces `count` ids of blocks by the groups of these blocks, in place.
template <const auto& Runs, unsigned Bits, any_number Default, unsigned Level, class Groups>
U8LIT_ABI constexpr void expand(Groups& groups, size_t count) noexcept {
  constexpr auto& sequence = make_block_sequence<Runs, Bits, Default, Level>;
  if constexpr (Level == 0) {
    for (size_t at = 0; at < count; ++at) groups.elements[at] = sequence.keys[groups.elements[at]];
  } else {
    for (size_t at = count; at-- > 0;) {
      const any_number halves = sequence.keys[groups.elements[at]];
      groups.elements[2 * at + 1] = halves & 0xFFFF'FFFF;
      groups.elements[2 * at] = halves >> 32;
    }
    stages::expand<Runs, Bits, Default, Level - 1>(groups, 2 * count);
  }
}

// Splits groups into values. On little-endian targets these are the same bytes.
template <class Values, unsigned Bits, bool Reinterpret = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, size_t Size>
[[nodiscard]] U8LIT_ABI constexpr Values split_groups(const array_value<any_number, Size>& groups) noexcept {
  if constexpr (Reinterpret) {
    return __builtin_bit_cast(Values, groups);
  } else {
    Values result{};
    using value_type = integer_of_bits<Bits>;
    constexpr size_t in_group = sizeof(any_number) / sizeof(value_type);
    for (size_t at = 0; at < Size * in_group; ++at)
      result.elements[at] =
          static_cast<value_type>(groups.elements[at / in_group] >> at % in_group * (sizeof(value_type) * 8));
    return result;
  }
}

// The second stage, an array_value.
template <const auto& Runs, unsigned Bits, any_number Default, unsigned Level, class Values>
[[nodiscard]] U8LIT_ABI constexpr Values make_values() noexcept {
  constexpr auto& sequence = make_block_sequence<Runs, Bits, Default, Level>;
  array_value<any_number, (sequence.distinct() << Level)> groups{};
  for (size_t at = 0; at < sequence.distinct(); ++at) groups.elements[at] = at + sequence.first_used();
  stages::expand<Runs, Bits, Default, Level>(groups, sequence.distinct());
  return stages::split_groups<Values, Bits>(groups);
}

template <const auto& Runs, unsigned Bits, any_number Default, unsigned Level>
[[nodiscard]] U8LIT_ABI constexpr auto make_two_stage() noexcept {
  constexpr auto& sequence = make_block_sequence<Runs, Bits, Default, Level>;
  two_stage<Bits, Default, Level + group_shift<Bits>, sequence.length, sequence.distinct()> result{};
  if constexpr (sequence.length > 0) {
    result.values = stages::make_values<Runs, Bits, Default, Level, decltype(result.values)>();
    size_t at = 0;
    for (size_t run = 0; run < sequence.runs; ++run) {
      const unsigned id = sequence.ids[run] - sequence.first_used();
      for (const size_t end = at + sequence.counts[run]; at < end; ++at)
        result.blocks.elements[at] = static_cast<decltype(result.blocks.value_at(0))>(id);
    }
  }
  return result;
}

}  // namespace stages

// Whether runs are disjoint, in order, of 32-bit numbers, and have values of `Bits` bits.
template <const auto& Runs, unsigned Bits, any_number Default>
concept runs_in_order = make_block_sequence<Runs, Bits, Default, 0>.out_of_order == 0 &&
                        make_block_sequence<Runs, Bits, Default, 0>.too_large == 0;

// The Shift of a make_two_stage_table that chooses the blocks which make the table smallest.
inline constexpr unsigned smallest_table = ~0u;

// The two-stage table of some runs. `Runs` is a named constant: a range or array of `{first, last, value}`, or of
// `{first, last}` for a set, where the value is 1. All other numbers have the value `Default`. Blocks have 2^Shift
// values, at least a group.
template <const auto& Runs, unsigned Bits, any_number Default = 0, unsigned Shift = smallest_table>
  requires runs_in_order<Runs, Bits, Default> && stages::whole_groups<Bits, Shift>
inline constexpr auto make_two_stage_table =
    stages::make_two_stage<Runs, Bits, Default, Shift - stages::group_shift<Bits>>();
template <const auto& Runs, unsigned Bits, any_number Default>
inline constexpr auto make_two_stage_table<Runs, Bits, Default, smallest_table> =
    stages::make_two_stage<Runs, Bits, Default, stages::best_level<Runs, Bits, Default>()>();

// Three stages: the first stage of a two-stage table is compressed in turn. For the properties of Unicode this halves
// the size, or better, at the cost of one load more.

namespace stages {

struct block_run {
  size_t first, last;
  unsigned value;
};
template <size_t Count>
struct block_runs {
  block_run runs[Count];

  [[nodiscard]] U8LIT_ABI constexpr const block_run* begin() const noexcept { return runs; }
  [[nodiscard]] U8LIT_ABI constexpr const block_run* end() const noexcept { return runs + Count; }
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return Count; }
};
// A sequence of blocks as runs of their ids, from which a table can be made.
template <const auto& Sequence>
[[nodiscard]] U8LIT_ABI constexpr auto make_block_runs() noexcept {
  block_runs<Sequence.runs> result{};
  size_t next = 0;
  for (size_t run = 0; run < Sequence.runs; ++run) {
    result.runs[run] = {next, next + Sequence.counts[run] - 1, Sequence.ids[run] - Sequence.first_used()};
    next += Sequence.counts[run];
  }
  return result;
}

// The parameters of the table of ids. Its default is not the last id, so the table extends to the last block.
template <const auto& Sequence>
struct id_table {
  static constexpr auto runs = stages::make_block_runs<Sequence>();
  static constexpr unsigned bits = detail::bits_for(Sequence.distinct() - 1);
  static constexpr any_number default_value = runs.runs[runs.size() - 1].value == 0;
  static constexpr unsigned level = stages::best_level<runs, bits, default_value>();
  static constexpr size_t size = table_size<runs, bits, default_value, level>;
};

struct three_stage_size {
  template <const auto& Runs, unsigned Bits, any_number Default, unsigned Level>
  static constexpr size_t bytes = values_size<Runs, Bits, Default, Level> +
                                  id_table<make_block_sequence<Runs, Bits, Default, Level>>::size;
};

template <const auto& Runs, unsigned Bits, any_number Default>
[[nodiscard]] U8LIT_ABI constexpr auto make_three_stage() noexcept {
  if constexpr (make_block_sequence<Runs, Bits, Default, 0>.length == 0) {
    return stages::make_two_stage<Runs, Bits, Default, 0>();
  } else {
    constexpr unsigned level = stages::best_level<Runs, Bits, Default, three_stage_size>();
    constexpr auto& sequence = make_block_sequence<Runs, Bits, Default, level>;
    using ids = id_table<make_block_sequence<Runs, Bits, Default, level>>;
    constexpr auto make_ids = [] {
      return stages::make_two_stage<ids::runs, ids::bits, ids::default_value, ids::level>();
    };
    using table = two_stage<Bits, Default, level + group_shift<Bits>, sequence.length, sequence.distinct(),
                            decltype(make_ids())>;
    return table{stages::make_values<Runs, Bits, Default, level, decltype(table::values)>(), make_ids()};
  }
}

}  // namespace stages

// As make_two_stage_table, in three stages. The blocks of both tables are chosen to make it smallest.
template <const auto& Runs, unsigned Bits, any_number Default = 0>
  requires runs_in_order<Runs, Bits, Default>
inline constexpr auto make_three_stage_table = stages::make_three_stage<Runs, Bits, Default>();

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
